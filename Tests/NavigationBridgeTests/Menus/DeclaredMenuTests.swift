import BridgeSupport
@testable import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DeclaredMenuTests {
  private func more(
    @NavigationMenuBuilder _ content: () -> [NavigationMenuElement]
  ) -> [UIKitNavigationBarItem] {
    [.menu("More", systemImage: "ellipsis", content: content)]
  }

  private func show(
    _ model: ScreenModel
  ) throws -> (TestStack, UIBarButtonItem) {
    let test = TestStack()
    let screen = test.show(ModelScreen(model: model))
    return (test, try #require(screen.navigationItem.rightBarButtonItems?.first))
  }

  @Test
  func `the menu object stays whatever the menu shows`() throws {
    let model = ScreenModel(trailing: more { NavigationMenuAction("One") {} })
    let (test, item) = try show(model)
    let menu = item.menu

    model.trailing = more {
      NavigationMenuAction("One") {}
      NavigationMenuAction("Two") {}
    }
    test.settle()

    #expect(menu != nil)
    #expect(item.menu === menu)
  }

  @Test
  func `each opening asks for the newest elements`() {
    let menu = DeclaredMenu { true }
    menu.update(to: NavigationMenuAction("One") {}.menuElements)
    #expect(menu.makeElements().map(\.title) == ["One"])

    menu.update(to: NavigationMenuAction("Two") {}.menuElements)

    #expect(menu.makeElements().map(\.title) == ["Two"])
  }

  @Test
  func `an action whose title changes while the menu is open still runs`() throws {
    var ran: [String] = []
    let menu = DeclaredMenu { true }
    func show(_ titles: String...) {
      menu.update(
        to: titles.flatMap { title in
          NavigationMenuAction(title) { ran.append(title) }.menuElements
        }
      )
    }
    show("Mark 3 as read", "Delete")
    let open = menu.makeElements().compactMap { $0 as? UIAction }

    show("Mark 4 as read", "Delete")
    open[0].performWithSender(nil, target: nil)
    open[1].performWithSender(nil, target: nil)
    #expect(ran == ["Mark 4 as read", "Delete"])

    show("Delete", "Archive")
    open[0].performWithSender(nil, target: nil)
    #expect(ran.count == 2)
  }

  @Test
  func `a look is another only where something is seen to change`() {
    func look(_ name: String, palette: Bool, keeps: Bool) -> [MenuLook] {
      let menu = DeclaredMenu { true }
      let action = NavigationMenuAction(
        "Share",
        image: UIImage(systemName: name),
        keepsMenuPresented: keeps
      ) {}
      menu.update(
        to: palette
          ? NavigationMenuPalette { action }.menuElements
          : NavigationMenuSection("Part") { action }.menuElements
      )
      return menu.appearance
    }

    #expect(
      look("star", palette: false, keeps: false) == look("star", palette: false, keeps: false)
    )
    #expect(
      look("star", palette: false, keeps: false) != look("heart", palette: false, keeps: false)
    )
    #expect(
      look("star", palette: false, keeps: false) != look("star", palette: true, keeps: false)
    )
    #expect(
      look("star", palette: false, keeps: false) != look("star", palette: false, keeps: true)
    )
  }

  @Test
  func `an action of an open menu runs the newest handler of its name`() throws {
    var ran: [String] = []
    let menu = DeclaredMenu { true }
    menu.update(to: NavigationMenuAction("Rename") { ran.append("old") }.menuElements)
    let open = try #require(menu.makeElements().first as? UIAction)

    menu.update(
      to: NavigationMenuAction("New") {}.menuElements
        + NavigationMenuAction("Rename") { ran.append("new") }.menuElements
    )
    open.performWithSender(nil, target: nil)

    #expect(ran == ["new"])
  }

  @Test
  func `an action that is no longer declared runs nothing`() throws {
    var count = 0
    let menu = DeclaredMenu { true }
    menu.update(to: NavigationMenuAction("Rename") { count += 1 }.menuElements)
    let open = try #require(menu.makeElements().first as? UIAction)

    menu.update(to: [])
    open.performWithSender(nil, target: nil)

    #expect(count == 0)
  }

  @Test
  func `elements become UIKit's with all they say`() throws {
    let menu = DeclaredMenu { true }
    var choice = "B"
    let selection = Binding(get: { choice }, set: { choice = $0 })
    @NavigationMenuBuilder
    func content() -> [NavigationMenuElement] {
      NavigationMenuAction("Delete", systemImage: "trash", isDestructive: true) {}
      NavigationMenuAction("Off", isEnabled: false, isOn: true, keepsMenuPresented: true) {}
      NavigationMenuSection("Section") {
        NavigationMenuAction("Inside") {}
      }
      NavigationSubmenu("Submenu", systemImage: "gear") {
        for name in ["X", "Y"] { NavigationMenuAction(name) {} }
      }
      NavigationMenuPicker("Pick", selection: selection, values: ["A", "B"]) { $0 }
    }
    menu.update(to: content())

    let elements = menu.makeElements()

    let delete = try #require(elements[0] as? UIAction)
    #expect(delete.attributes == .destructive)
    #expect(delete.image == UIImage(systemName: "trash"))
    let off = try #require(elements[1] as? UIAction)
    #expect(off.attributes == [.disabled, .keepsMenuPresented])
    #expect(off.state == .on)
    let section = try #require(elements[2] as? UIMenu)
    #expect(section.options == .displayInline)
    #expect(section.children.map(\.title) == ["Inside"])
    let submenu = try #require(elements[3] as? UIMenu)
    #expect(submenu.title == "Submenu")
    #expect(submenu.children.map(\.title) == ["X", "Y"])
    let picker = try #require(elements[4] as? UIMenu)
    #expect(picker.options == [.displayInline, .singleSelection])
    #expect(picker.children.compactMap { ($0 as? UIAction)?.state } == [.off, .on])
    (picker.children[0] as? UIAction)?.performWithSender(nil, target: nil)
    #expect(choice == "A")
  }

  @Test
  func `before uncached elements an unchanged menu stays and a changed one is replaced once`()
    throws
  {
    try PlatformFeatures.$current.withValue(.iOS(14)) {
      var ran: [Int] = []
      @MainActor func items(_ title: String, _ number: Int) -> [UIKitNavigationBarItem] {
        more { NavigationMenuAction(title) { ran.append(number) } }
      }
      let model = ScreenModel(trailing: items("One", 1))
      let (test, item) = try show(model)
      let menu = try #require(item.menu)

      model.trailing = items("One", 2)
      test.settle()
      #expect(item.menu === menu)
      (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)
      #expect(ran == [2])
      model.trailing = items("Two", 3)
      test.settle()

      #expect(item.menu !== menu)
      #expect(item.menu?.children.map(\.title) == ["Two"])
    }
  }
}
