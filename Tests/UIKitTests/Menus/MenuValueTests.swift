import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A.10: raw values, and what new actions and menus have.
@MainActor
@Suite(.onStage)
struct MenuValueTests {
  @Test
  func `states, attributes and options have UIKit's numbers`() {
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    let sizes: [UIMenu.ElementSize] = [.automatic, .small, .medium, .large]

    #expect(UIMenuElement.State.off.rawValue == 0)
    #expect(UIMenuElement.State.on.rawValue == 1)
    #expect(UIMenuElement.State.mixed.rawValue == 2)
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    #expect(sizes.map(\.rawValue) == [-1, 0, 1, 2])
  }

  @Test
  func `a new action is off, without a title and attributes`() {
    let action = UIAction { _ in }

    #expect(action.title == "" && action.subtitle == nil && action.image == nil)
    #expect(action.discoverabilityTitle == nil && action.selectedImage == nil)
    #expect(action.attributes == [] && action.state == .off && action.sender == nil)
  }

  @Test
  func `a new menu is a submenu of elements of the system's size`() {
    let menu = UIMenu()

    #expect(menu.title == "" && menu.subtitle == nil && menu.image == nil)
    #expect(menu.options == [] && menu.children.isEmpty && menu.selectedElements.isEmpty)
    #expect(menu.preferredElementSize == .automatic && menu.displayPreferences == nil)
  }

  @Test
  func `a context menu's configuration has an identifier of its own or the given one`() {
    let made = UIContextMenuConfiguration(
      identifier: "row" as NSString,
      previewProvider: nil,
      actionProvider: nil
    )
    let other = UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: nil,
      actionProvider: nil
    )

    #expect(made.identifier as? NSString == "row")
    #expect(other.identifier as? NSString != made.identifier as? NSString)
    #expect(made.preferredMenuElementOrder == .automatic)
  }
}
