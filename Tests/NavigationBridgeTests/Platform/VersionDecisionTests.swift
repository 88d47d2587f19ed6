import BridgeSupport
@testable import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Both branches of decisions by version that no property shows.
@MainActor
@Suite(.onStage)
struct VersionDecisionTests {
  @Test(arguments: [14, 15, 16, 17, 26])
  func `parts of a declared menu come with their systems`(version: Int) throws {
    let menu = DeclaredMenu(features: .iOS(version)) { true }
    let parts: [any NavigationMenuContent] = [
      NavigationMenuAction("A", subtitle: "Line", keepsMenuPresented: true) {},
      NavigationMenuPicker(selection: .constant(1), values: [1, 2]) { "\($0)" },
      NavigationMenuPalette { NavigationMenuAction("B") {} },
    ]
    menu.update(to: parts.flatMap(\.menuElements))

    let elements = menu.makeElements()

    let action = try #require(elements.first as? UIAction)
    let picker = try #require(elements.dropFirst().first as? UIMenu)
    let palette = try #require(elements.last as? UIMenu)
    #expect(action.subtitle == (version >= 15 ? "Line" : nil))
    #expect(action.attributes.contains(.keepsMenuPresented) == (version >= 16))
    #expect(picker.options.contains(.singleSelection) == (version >= 15))
    #expect(palette.options.contains(.displayAsPalette) == (version >= 17))
    #expect(palette.options.contains(.displayInline))
  }

  @Test(arguments: [15, 16])
  func `an equal menu of UIKit keeps its object from iOS 16 on`(version: Int) throws {
    try PlatformFeatures.$current.withValue(.iOS(version)) {
      @MainActor func items() -> [UIKitNavigationBarItem] {
        [.title("More", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))]
      }
      let test = TestStack()
      let model = ScreenModel(trailing: items())
      let screen = test.show(ModelScreen(model: model))
      let item = try #require(screen.navigationItem.rightBarButtonItems?.first)
      let menu = item.menu

      model.trailing = items()
      test.settle()

      #expect(screen.navigationItem.rightBarButtonItems?.first === item)
      #expect((item.menu === menu) == (version >= 16))
    }
  }

  @Test(arguments: [18, 26])
  func `the swipe over the content goes and comes with the screen on iOS 26`(version: Int) throws {
    try PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack()
      let content = try #require(test.stack.interactiveContentPopGestureRecognizer)
      test.show(Text("A").uiKitSwipeBack(false))

      #expect(content.isEnabled == (version < 26))
      test.pop()

      #expect(content.isEnabled)
    }
  }

  @Test(arguments: [14, 18, 26])
  func `below iOS 26 the plain texts of attributed titles show`(version: Int) {
    PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack()
      var bar = NavigationBarConfiguration()
      bar.attributedTitle = AttributedString("Title")
      bar.attributedSubtitle = AttributedString("Line")
      let screen = test.show(ConfiguredScreen(.init(bar)))

      // iOS 14 has no attributed strings of Swift.
      #expect(screen.navigationItem.title == (version >= 15 ? "Title" : nil))
      #expect((screen.navigationItem.titleView != nil) == (15..<26).contains(version))
      #expect((screen.navigationItem.attributedTitle != nil) == (version >= 26))
    }
  }
}
