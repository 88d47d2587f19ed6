import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct BarBadInputTests {
  private func texts(_ items: [UIKitNavigationBarItem], updates: Int = 3) -> [String] {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let model = ScreenModel(trailing: items)
      test.show(ModelScreen(model: model))
      for number in 0..<updates {
        model.text = "\(number)"
        test.settle()
      }
    }
    return log.texts
  }

  @Test
  func `in a plain hosting controller the modifier reports once and changes nothing`() {
    let log = IssueLog()
    let model = ScreenModel(title: "Details", trailing: [.title("Save") { _ in }])
    let screen = UIHostingController(rootView: ModelScreen(model: model))
    screen.navigationItem.title = "App"
    log.collect {
      let test = TestStack()
      test.stack.pushViewController(screen, animated: true)
      for number in 0..<3 {
        model.text = "\(number)"
        test.settle()
      }
    }

    #expect(
      log.texts == [
        """
        Can't show the title 'Details' in the navigation bar: the screen's hosting controller has \
        no bridge. Host the screen with 'hostedWithBridge()', or give its controller a \
        'ScreenBridge'.
        """
      ]
    )
    #expect(log.issues.first?.fileID.hasSuffix("ModelScreen.swift") == true)
    #expect(screen.navigationItem.title == "App")
    #expect(screen.navigationItem.rightBarButtonItems == nil)
  }

  @Test
  func `an item without text and label is reported once and left out`() {
    let found = texts([.title("") { _ in }, .title("Save") { _ in }])

    #expect(
      found == [
        """
        Can't show the bar item 'title("")': it has neither a title nor an accessibility label, so \
        nobody could see or hear it. Give it a title.
        """
      ]
    )
  }

  @Test
  func `an unknown symbol is reported by its name and left out`() {
    let found = texts([.systemImage("no.such.symbol", accessibilityLabel: "X") { _ in }])

    #expect(
      found == [
        """
        Can't show the bar item 'systemImage("no.such.symbol")': the system has no symbol of that \
        name. Check the name in the SF Symbols app, or use 'image(_:)'.
        """
      ]
    )
  }

  @Test
  func `an id declared twice is reported and the items stay as they were`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let model = ScreenModel(trailing: [.title("Save") { _ in }])
      let screen = test.show(ModelScreen(model: model))
      let before = screen.navigationItem.rightBarButtonItems

      model.trailing = [.title("A") { _ in }.id("x"), .title("B") { _ in }.id("x")]
      test.settle()

      #expect(screen.navigationItem.rightBarButtonItems == before)
    }

    #expect(
      log.texts == [
        """
        Can't show the trailing items: the id 'x' is declared twice. Give each item of the list an \
        id of its own with 'id(_:)'.
        """
      ]
    )
  }

  @Test
  func `an image without label is shown and reported once`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let found = texts([.image(image) { _ in }])

    #expect(
      found == [
        """
        Can't name the bar item 'image(_:)' for VoiceOver: it has no accessibility label. Say what \
        it does with 'accessibilityLabel:'.
        """
      ]
    )
  }

  @Test
  func `an image without size is reported once and left out`() {
    let found = texts([.image(UIImage(), accessibilityLabel: "Photo") { _ in }])

    #expect(
      found == [
        """
        Can't show the bar item 'image(_:)' labelled 'Photo': its image has no size. Give it an \
        image that could be loaded.
        """
      ]
    )
  }

  @Test(arguments: [false, true])
  func `a menu without elements is reported once`(isDeclared: Bool) {
    let item: UIKitNavigationBarItem =
      isDeclared
      ? .menu("More", systemImage: "ellipsis") {}
      : .systemImage("ellipsis", accessibilityLabel: "More", menu: UIMenu(children: []))
    let found = texts([item])

    #expect(
      found == [
        """
        Can't open the menu of the bar item 'More': it has no elements. Give it some, or leave the \
        menu out.
        """
      ]
    )
  }

  @Test
  func `of two title views in one screen the outer one shows, without a report`() {
    let log = IssueLog()
    let inner = UILabel()
    let outer = UILabel()
    log.collect {
      let test = TestStack()
      let screen = test.show(
        Text("A").uiKitNavigationBar(titleView: inner).uiKitNavigationBar(titleView: outer)
      )

      #expect(screen.navigationItem.titleView === outer)
    }

    #expect(log.texts == [])
  }

  @Test
  func `an appearance on a screen with a hidden bar waits on its item`() {
    let log = IssueLog()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    log.collect {
      let test = TestStack()
      let before = test.stack.navigationBar.standardAppearance
      let screen = test.show(
        Text("A").uiKitNavigationBarAppearance(appearance).uiKitNavigationBarHidden()
      )

      #expect(screen.navigationItem.standardAppearance === appearance)
      #expect(test.stack.isNavigationBarHidden)
      #expect(test.stack.navigationBar.standardAppearance === before)
    }

    #expect(log.texts == [])
  }
}
