import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIMenuTests {
  @Test
  func `an action reads back what it was made with`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(
      title: "Rename",
      subtitle: "Gives it another name",
      image: image,
      selectedImage: image,
      identifier: UIAction.Identifier("rename"),
      discoverabilityTitle: "Rename it",
      attributes: [.disabled, .keepsMenuPresented],
      state: .mixed
    ) { _ in }

    #expect(action.title == "Rename" && action.subtitle == "Gives it another name")
    #expect(action.image === image && action.selectedImage === image)
    #expect(action.identifier.rawValue == "rename" && action.discoverabilityTitle == "Rename it")
    #expect(action.attributes == [.disabled, .keepsMenuPresented] && action.state == .mixed)
    #expect(action.sender == nil && action.presentationSourceItem == nil)
  }

  @Test
  func `actions without an identifier get one each`() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test
  func `the sender is there only while the handler runs`() {
    let item = UIBarButtonItem()
    var seen: [AnyObject?] = []
    let action = UIAction { action in
      seen.append(action.sender as AnyObject?)
    }

    action.performWithSender(item, target: nil)

    #expect(seen.count == 1 && seen.first ?? nil === item)
    #expect(action.sender == nil)
  }

  @Test
  func `a menu inside another's handler has its own sender`() {
    let outer = UIBarButtonItem(title: "outer")
    let inner = UIBarButtonItem(title: "inner")
    var isNested = false
    var titles: [String?] = []
    let action = UIAction { action in
      if !isNested {
        isNested = true
        action.performWithSender(inner, target: nil)
      }
      titles.append((action.sender as? UIBarButtonItem)?.title)
    }

    action.performWithSender(outer, target: nil)

    #expect(titles == ["inner", "outer"])
  }

  @Test
  func `a menu is read back as the same object`() {
    let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    let item = UIBarButtonItem(title: "More", menu: menu)

    item.isEnabled = false

    #expect(item.menu === menu)
    #expect(item.menu === item.menu)
  }

  @Test
  func `replacing children keeps the rest of a menu`() {
    let menu = UIMenu(
      title: "Sort",
      subtitle: "By name",
      image: UIImage(systemName: "star"),
      identifier: UIMenu.Identifier("sort"),
      options: [.displayInline, .singleSelection],
      preferredElementSize: .small,
      children: []
    )
    menu.displayPreferences = UIMenuDisplayPreferences()
    menu.displayPreferences?.maximumNumberOfTitleLines = 1

    let other = menu.replacingChildren([UIAction(title: "A") { _ in }])

    #expect(menu.children.isEmpty)
    #expect(other.children.count == 1 && other !== menu)
    #expect(other.title == "Sort" && other.subtitle == "By name" && other.image === menu.image)
    #expect(other.identifier.rawValue == "sort" && other.options == menu.options)
    #expect(other.preferredElementSize == .small)
    #expect(other.displayPreferences?.maximumNumberOfTitleLines == 1)
  }

  @Test
  func `selected elements are those whose state is on, inline menus included`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inlineOn = UIAction(title: "Inline", state: .on) { _ in }
    let nestedOn = UIAction(title: "Nested", state: .on) { _ in }

    let menu = UIMenu(
      children: [
        on, off, UIMenu(options: .displayInline, children: [inlineOn]),
        UIMenu(title: "Sub", children: [nestedOn]),
      ]
    )

    #expect(menu.selectedElements == [on, inlineOn])
  }

  @Test
  func `a selection pop-up starts with its first element chosen`() {
    let item = UIBarButtonItem(title: "Sort")
    item.changesSelectionAsPrimaryAction = true

    item.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])

    #expect(item.menu?.selectedElements.map(\.title) == ["A"])
  }
}
