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
}
