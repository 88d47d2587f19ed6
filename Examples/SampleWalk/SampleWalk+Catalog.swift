import Foundation
import NavigationBridgeTesting
@_spi(Headless) import UIKit

extension SampleWalk {
  /// Each family on a phone.
  mutating func catalog() throws {
    try show("families", "The Catalog lists its families.", sees: ["Catalog", "UIKit", "Controls"])
    try controls()
    try buttonsAndText()
    try scrollers()
    try containers()
    try declaredControls()
    try declaredLists()
    try declaredLooks()
    try declaredModals()
  }

  mutating func catalogInTheDark() throws {
    for family in ["Controls", "Buttons", "Inset Table", "Values"] {
      try visit(family) { walk in
        try walk.show(family.name, "\(family) in the dark.", sees: [family])
      }
    }
    try visit("Presenting") { walk in
      try walk.tester.tap("Action Sheet")
      try walk.show("action-sheet", "An action sheet in the dark.", sees: ["Duplicate"])
      try walk.tester.tap("Save")
    }
  }

  mutating func catalogInLargeText() throws {
    for family in ["Controls", "Inset Table", "Values", "Inset List"] {
      try visit(family) { walk in
        try walk.show(family.name, "\(family) in large text.", sees: [family])
      }
    }
  }

  mutating func catalogFromTheRight() throws {
    for family in ["Controls", "Inset Table", "Values", "Stacks"] {
      try visit(family) { walk in
        try walk.show(family.name, "\(family) from the right.", sees: [family])
      }
    }
  }

  mutating func catalogOnPad() throws {
    try visit("Presenting") { walk in
      try walk.tester.tap("Popover")
      try walk.show("popover", "A popover points at its button.", sees: ["points at its source"])
      try walk.tester.tap("dismiss popup")
      try walk.tester.tap("Action Sheet")
      try walk.show("action-sheet", "An action sheet does so too.", sees: ["Duplicate"])
      try walk.tester.tap("Save")
      try walk.tester.tap("Form Sheet")
      try walk.show("form-sheet", "A form sheet is in the middle.", sees: ["its own size"])
      try walk.tester.tap("Close")
    }
    try visit("Tabs") { walk in
      try walk.tester.tap("Open Tabs")
      try walk.show("tabs", "The tabs are above.", sees: ["Inbox", "Library"])
      try walk.tester.tap("Done")
    }
    try visit("Columns") { walk in
      try walk.tester.tap("Two Columns")
      try walk.show("two-columns", "Two columns.", sees: ["Sidebar", "The detail"])
      try walk.tester.tap("Done")
      try walk.tester.tap("Three Columns")
      try walk.show("three-columns", "Three.", sees: ["Sidebar", "Middle", "The detail"])
      try walk.tester.tap("Done")
    }
    try visit("Splitting") { walk in
      try walk.tester.tap("Open Columns")
      try walk.show("split-view", "SwiftUI's.", sees: ["Folders", "Notes in Recipes"])
      try walk.tester.tap("Done")
    }
    try visit("Modals") { walk in
      try walk.tester.tap("Bubble")
      try walk.show("bubble", "A popover of SwiftUI.", sees: ["A popover of SwiftUI"])
      try walk.tester.tap("dismiss popup")
    }
    try visit("Tabular") { walk in
      try walk.show("table", "A table has columns.", sees: ["Moons", "274", "Gas"])
    }
  }

  // MARK: Pages

  /// Opens a family's page, does something there, and comes back.
  mutating func visit(
    _ family: String,
    _ body: (inout SampleWalk) throws -> Void
  ) throws {
    try reveal(family)
    try tester.tap(family)
    try body(&self)
    try tester.back()
  }

  /// Scrolls the list of families until one of them is there.
  private func reveal(_ family: String) throws {
    let bounds = CGRect(origin: .zero, size: Stage.current.device.size)
    Stage.current.tapStatusBar()
    tester.settle()
    for _ in 0..<12 {
      if let row = node(family), row.frame.maxY < bounds.maxY - 20, row.frame.minY > 120 { return }
      let start = CGPoint(x: bounds.midX, y: bounds.maxY - 120)
      Stage.current.drag(from: start, to: CGPoint(x: start.x, y: 220), hold: 0.3)
      tester.settle()
    }
    throw Failure(description: "There is no family '\(family)':\n\(tester.screen)")
  }

  /// Makes sure of what a person sees, without a picture.
  func check(_ text: String, isShown: Bool = true) throws {
    guard tester.screen.contains(text) != isShown else { return }
    let finding = isShown ? "isn't shown" : "is shown"
    throw Failure(description: "'\(text)' \(finding):\n\(tester.screen)")
  }

  func node(_ text: String) -> AccessibilityNode? {
    Stage.current.layers.reversed().flatMap { $0 }.flatMap(\.flattened)
      .first { $0.label == text && $0.role != .heading }
  }

  func drag(from start: (CGFloat, CGFloat), by offset: (CGFloat, CGFloat), releases: Bool = true) {
    let start = CGPoint(x: start.0, y: start.1)
    let end = CGPoint(x: start.x + offset.0, y: start.y + offset.1)
    Stage.current.drag(from: start, to: end, hold: 0.3, releases: releases)
  }

  func lift() {
    Stage.current.touchUp()
    tester.settle()
  }
}

extension String {
  fileprivate var name: String { lowercased().replacingOccurrences(of: " ", with: "-") }
}
