import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 6: a window that becomes wide and narrow again.
@MainActor
@Suite(.onStage)
struct SplitCase97Tests {
  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    Stage.current.setTraits(
      UITraitCollection(traitsFrom: [
        Stage.current.traits, UITraitCollection(horizontalSizeClass: sizeClass),
      ])
    )
    Stage.current.loop.settle()
  }

  enum Place: CaseIterable {
    case compactColumn, secondaryColumn
  }

  @Test(arguments: Place.allCases)
  func `case 97: a column's stack stays over changes of width`(place: Place) throws {
    let test = try NavigatorTest(isShown: false)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    switch place {
    case .compactColumn:
      split.setViewController(UIViewController(), for: .secondary)
      split.setViewController(test.stack, for: .compact)
    case .secondaryColumn:
      split.setViewController(test.stack, for: .secondary)
      setWidth(.regular)
    }
    Stage.current.show(split)
    test.settle()
    test.build("a", "b")
    let members = test.stack.viewControllers
    let made = test.log.made
    test.navigator.present(test.route("sheet"))
    test.settle()
    let sheet = try #require(test.stack.presentedViewController)
    let widths: [UIUserInterfaceSizeClass] =
      place == .compactColumn ? [.regular, .compact] : [.compact, .regular]

    for width in widths { setWidth(width) }

    #expect(test.path == ["a", "b"])
    #expect(test.stack.viewControllers == members)
    #expect(test.log.made == made + ["sheet"])
    #expect(test.navigator.presentations.count == 1)
    #expect(sheet.presentingViewController != nil)
    test.navigator.dismissPresented()
    test.navigator.push(test.route("c"))
    test.settle()
    #expect(test.path == ["a", "b", "c"])
  }

  @Test
  func `case 97: a column that collapses into the other's stack comes back whole`() throws {
    let test = try NavigatorTest(isShown: false)
    let list = Navigator(root: TitledScreen("List"))
    let listStack = try #require(list.navigationController)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(listStack, for: .primary)
    split.setViewController(test.stack, for: .secondary)
    setWidth(.regular)
    Stage.current.show(split)
    test.settle()
    test.build("a", "b")
    let members = test.stack.viewControllers
    let made = test.log.made

    setWidth(.compact)
    setWidth(.regular)

    #expect(test.stack.viewControllers == members)
    #expect(listStack.viewControllers.count == 1)
    #expect(test.path == ["a", "b"])
    #expect(list.entries.count == 1)
    #expect(test.log.made == made)
  }
}
