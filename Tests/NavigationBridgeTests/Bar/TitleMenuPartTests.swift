import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What a tap on the title opens: the screen's menu, renaming, a document.
@MainActor
@Suite(.onStage)
struct TitleMenuPartTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var name = "Report"
    @Published var count = 0
    @Published var hasMenu = true
    var chosen: [String] = []
    var refuses = false
  }

  private struct MenuScreen: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.hasMenu {
        content.uiKitNavigationBarTitleMenu {
          NavigationMenuAction("Move \(model.count)") { model.chosen.append("move \(model.count)") }
        }
      } else {
        content
      }
    }

    private var content: some View {
      Text("Content").uiKitNavigationBar(title: model.name)
    }
  }

  private struct RenameScreen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Content")
        .uiKitNavigationBar(title: model.name)
        .uiKitNavigationBarRename(
          shouldBegin: { !model.refuses },
          isValid: { !$0.isEmpty },
          onRename: { model.name = $0 }
        )
    }
  }

  private func renameField(in view: UIView) -> UITextField? {
    view.subviews.lazy.compactMap { $0 as? UITextField ?? renameField(in: $0) }.first
  }

  @Test
  func `the title opens the newest menu and runs the newest action`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(MenuScreen(model: model))
    let writes = screen.navigationItem.writes["titleMenuProvider"]
    let tester = try NavigationTester(test.stack)
    model.count = 3
    tester.settle()

    try tester.openMenu("Report")
    try tester.choose("Move 3")

    #expect(model.chosen == ["move 3"])
    #expect(screen.navigationItem.writes["titleMenuProvider"] == writes)
  }

  @Test
  func `the menu goes with its modifier`() {
    let test = TestStack()
    let model = Model()
    let screen = test.show(MenuScreen(model: model))
    #expect(screen.navigationItem.titleMenuProvider != nil)

    model.hasMenu = false
    test.settle()

    #expect(screen.navigationItem.titleMenuProvider == nil)
  }

  @Test
  func `below iOS 16 a title has no menu`() {
    PlatformFeatures.$current.withValue(.iOS(15)) {
      let test = TestStack()
      let screen = test.show(MenuScreen(model: Model()))

      #expect(screen.navigationItem.titleMenuProvider == nil)
      #expect(screen.navigationItem.title == "Report")
    }
  }

  @Test
  func `a person renames in the bar, and the title follows`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(RenameScreen(model: model))
    let tester = try NavigationTester(test.stack)

    try tester.openMenu("Report")
    try tester.choose("Rename")
    try tester.type(" 2", into: "Rename")
    let field = try #require(renameField(in: test.stack.navigationBar))
    field.returnKey()
    tester.settle()

    #expect(model.name == "Report 2")
    #expect(screen.navigationItem.title == "Report 2")
    #expect(renameField(in: test.stack.navigationBar) == nil)
  }

  @Test
  func `a name that isn't valid leaves the field open`() throws {
    let test = TestStack()
    let model = Model()
    test.show(RenameScreen(model: model))
    let tester = try NavigationTester(test.stack)
    try tester.openMenu("Report")
    try tester.choose("Rename")

    let field = try #require(renameField(in: test.stack.navigationBar))
    field.text = ""
    field.returnKey()
    tester.settle()

    #expect(model.name == "Report")
    #expect(field.isFirstResponder)
  }

  @Test
  func `renaming may be refused, and runs nothing after the screen left`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(RenameScreen(model: model))
    let delegate = try #require(screen.navigationItem.renameDelegate)

    model.refuses = true
    #expect(!delegate.navigationItemShouldBeginRenaming(screen.navigationItem))
    model.refuses = false
    #expect(delegate.navigationItemShouldBeginRenaming(screen.navigationItem))
    test.pop()
    delegate.navigationItem(screen.navigationItem, didEndRenamingWith: "Late")

    #expect(model.name == "Report")
  }

  @Test
  func `a document heads the title's menu, one object a document`() throws {
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        Text("Content")
          .uiKitNavigationBar(title: "Title")
          .uiKitNavigationBarDocument(
            URL(fileURLWithPath: "/tmp/\(model.name).txt"),
            wantsIcon: model.count > 0,
            share: {
              UIActivityViewController(activityItems: [model.name], applicationActivities: nil)
            }
          )
      }
    }
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))
    let properties = try #require(screen.navigationItem.documentProperties)
    #expect(!properties.wantsIconRepresentation)
    model.count = 1
    test.settle()
    #expect(screen.navigationItem.documentProperties === properties)
    #expect(properties.wantsIconRepresentation)
    let tester = try NavigationTester(test.stack)

    try tester.openMenu("Title")
    #expect(tester.screen.contains("Report"))
    try tester.choose("Share…")
    #expect(test.stack.presentedViewController is UIActivityViewController)
    test.stack.dismiss(animated: false)
    model.name = "Other"
    test.settle()

    #expect(screen.navigationItem.documentProperties !== properties)
  }
}
