import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Renaming and documents in the title's menu (C.6.11).
@MainActor
@Suite(.onStage)
struct BarRenameTests {
  private final class Delegate: UINavigationItemRenameDelegate {
    var names: [String] = []
    var begins = true
    var isValid = true

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      names.append(title)
    }

    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { begins }

    func navigationItem(
      _ navigationItem: UINavigationItem,
      willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      let text = suggestedTitle + "!"
      return (text, text.startIndex..<text.endIndex)
    }

    func navigationItem(
      _ navigationItem: UINavigationItem,
      shouldEndRenamingWith title: String
    ) -> Bool { isValid }
  }

  private let delegate = Delegate()

  private func begin(_ configure: (UINavigationItem) -> Void = { _ in }) throws -> BarFixture {
    let fixture = BarFixture { items in
      items[0].renameDelegate = delegate
      configure(items[0])
    }.show()
    let title = try fixture.frame("Home")
    Stage.current.tap(at: CGPoint(x: title.midX, y: title.midY))
    Stage.current.loop.settle()
    return fixture
  }

  private func choose(_ label: String) throws {
    let row = try #require(Stage.current.openMenuNodes?.first { $0.label == label })
    Stage.current.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    Stage.current.loop.settle()
  }

  private var field: UITextField? { Stage.current.window?.firstResponder as? UITextField }

  @Test
  func `a field with the delegate's text stands in for the title until it ends`() throws {
    let fixture = try begin()
    try choose("Rename")

    let field = try #require(field)
    #expect(field.text == "Home!")
    #expect(fixture.labels == ["Rename"])
    field.insertText("!")
    field.returnKey()
    Stage.current.loop.settle()

    #expect(delegate.names == ["Home!!"])
    #expect(fixture.labels == ["Home"])
    #expect(self.field == nil)
  }

  @Test
  func `a name that is refused leaves the field`() throws {
    _ = try begin()
    try choose("Rename")
    delegate.isValid = false

    field?.returnKey()
    Stage.current.loop.settle()

    #expect(delegate.names == [])
    #expect(field != nil)
  }

  @Test
  func `renaming that may not begin shows no field`() throws {
    let fixture = try begin()
    delegate.begins = false

    try choose("Rename")

    #expect(field == nil)
    #expect(fixture.labels == ["Home"])
  }

  @Test
  func `a provider gets the rename action among what is suggested`() throws {
    _ = try begin { item in
      item.titleMenuProvider = { UIMenu(children: [UIAction(title: "Move") { _ in }] + $0) }
    }

    #expect(Stage.current.openMenuNodes?.map(\.label) == ["Move", "Rename"])
  }

  @Test
  func `a document heads the menu and may be shared`() throws {
    let fixture = try begin { item in
      let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Report.txt"))
      properties.activityViewControllerProvider = {
        UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      }
      item.documentProperties = properties
    }
    #expect(Stage.current.openMenuNodes?.map(\.label) == ["Report", "Share…", "Rename"])

    try choose("Share…")

    #expect(fixture.navigation.presentedViewController is UIActivityViewController)
  }
}
