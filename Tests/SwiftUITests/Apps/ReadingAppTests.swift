import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ReadingAppTests {
  let stage = Stage.current

  init() {
    for key in ["reading.theme", "reading.notifies", "reading.goal"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    stage.launch(ReadingApp.self)
    stage.loop.settle()
  }

  private var nodes: [AccessibilityNode] {
    (stage.window?.accessibilityNodes() ?? []).flatMap(\.flattened)
  }

  private var screen: String { stage.textTree() }

  private func node(_ label: String) throws -> AccessibilityNode {
    try #require(nodes.last { $0.label == label }, "\(screen)")
  }

  private func tap(_ label: String) throws {
    let frame = try node(label).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  private func choose(_ title: String) throws {
    let frame = try #require(stage.openMenuNodes?.first { $0.label == title }).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  @Test
  func `the app shows its shelf in a tab`() {
    #expect(screen.contains("Middlemarch"))
    #expect(screen.contains("Shelf"))
    #expect(DisplayAudit(stage.displayList()).findings.isEmpty)
  }

  @Test
  func `a row leads to its book, and a button back`() throws {
    try tap("Emma, Jane Austen")
    #expect(screen.contains("Progress"))
    try tap("About")
    #expect(screen.contains("A book of 200 pages."))

    try tap("Done")

    #expect(!screen.contains("Progress"))
  }

  @Test
  func `removing a book asks first`() throws {
    try tap("Emma, Jane Austen")
    try tap("Remove…")
    try tap("Remove")

    #expect(!screen.contains("Emma"))
    #expect(screen.contains("Ariel"))
  }

  @Test
  func `a new book is typed into a sheet`() throws {
    try tap("Add")
    try tap("Save")
    try tap("OK")
    stage.type("Persuasion\nJane Austen")
    stage.loop.settle()
    try tap("Genre")
    try choose("Poetry")
    try tap("200 pages, Increment")
    #expect(screen.contains("210 pages"))

    try tap("Save")

    #expect(screen.contains("Persuasion"))
    #expect(!screen.contains("New Book"))
  }

  @Test
  func `settings are kept`() throws {
    try tap("Settings")
    try tap("Notifications")
    try tap("Goal: 10, Increment")

    #expect(screen.contains("Goal: 11"))
    #expect(UserDefaults.standard.integer(forKey: "reading.goal") == 11)

    try tap("About")
    #expect(screen.contains("Version 1"))
    try tap("Close")
    #expect(!screen.contains("Version 1"))
  }

  @Test
  func `a URL leads to a book`() throws {
    stage.open(try #require(URL(string: "reading://book/3")))
    stage.loop.settle()

    #expect(screen.contains("Sylvia Plath"))
    #expect(screen.contains("Progress"))
  }

  @Test
  func `the app hears of its phases`() throws {
    stage.enterBackground()
    stage.enterForeground()
    stage.loop.settle()

    #expect(screen.contains("Middlemarch"))
  }
}
