import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppTypesTests {
  @Test
  func `a shape of the app's is drawn by its path`() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)

    guard case .path(let elements) = Wedge()._displayShape(in: box) else {
      Issue.record("A shape without a known figure is a path.")
      return
    }
    #expect(elements.count == 4)
    #expect(AnyShape(Wedge())._displayShape(in: box) == .path(elements))
    #expect(AnyShape(Ellipse())._displayShape(in: box) == .ellipse(box))
  }

  @Test
  func `a style of the app's paints what it resolves to`() {
    var values = EnvironmentValues()
    #expect("\(Signal()._paint(in: values))" == "\(Color.blue._paint(in: values))")

    values.colorScheme = .dark

    #expect("\(Signal()._paint(in: values))" == "\(Color.red._paint(in: values))")
  }

  @Test
  func `button, menu and form styles of the app's make their bodies`() throws {
    var count = 0
    _ = showHosted(
      Form {
        Button("Do") { count += 1 }.buttonStyle(Framed())
        Menu("More") { Button("Less") {} }.menuStyle(Titled())
      }
      .formStyle(Plain())
    )

    try Finger.tap("Do")

    #expect(count == 2)
    #expect(Finger.screen.contains("menu:"))
    #expect(Finger.screen.contains("form:"))
  }

  @Test
  func `a style of the app's shows groups and the groups inside them`() throws {
    _ = showHosted(
      DisclosureGroup("Outer") {
        DisclosureGroup("Inner") { Text("deep") }
      }
      .disclosureGroupStyle(Marked())
    )
    #expect(!Finger.screen.contains("Inner"))

    try Finger.tap("more, Outer")
    #expect(!Finger.screen.contains("deep"))
    try Finger.tap("more, Inner")

    #expect(Finger.screen.contains("deep"))
  }

  @Test
  func `a value goes a part of the way to another`() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(AnimatablePair(2.0, 4.0).scaled(by: 0.5) == AnimatablePair(1.0, 2.0))
  }

  @Test
  func `an erased view is made from any value that is a view`() {
    #expect(AnyView(_fromValue: Text("one") as Any) != nil)
    #expect(AnyView(_fromValue: 1) == nil)
  }
}
