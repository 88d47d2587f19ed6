import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIBarButtonItemGroupTests {
  @Test
  func `an item knows its group`() {
    let item = UIBarButtonItem(title: "A")

    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)

    #expect(item.buttonGroup === group)
    #expect(!group.isDisplayingRepresentativeItem && !group.alwaysAvailable && !group.isHidden)
  }

  @Test
  func `an item that joins another group leaves the first`() {
    let moving = UIBarButtonItem(title: "A")
    let staying = UIBarButtonItem(title: "B")
    let first = UIBarButtonItemGroup.fixedGroup(items: [moving, staying])

    let second = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "x", items: [moving])

    #expect(first.barButtonItems == [staying])
    #expect(second.barButtonItems == [moving])
    #expect(moving.buttonGroup === second)
  }

  @Test
  func `an item that is taken out has no group`() {
    let item = UIBarButtonItem(title: "A")
    let group = item.creatingFixedGroup()

    group.barButtonItems = []

    #expect(item.buttonGroup == nil)
  }

  @Test
  func `items make groups of themselves`() {
    let item = UIBarButtonItem(title: "A")

    let group = item.creatingOptionalGroup(customizationIdentifier: "x")

    #expect(group.barButtonItems == [item])
    #expect(item.creatingMovableGroup(customizationIdentifier: "y").barButtonItems == [item])
    #expect(group.barButtonItems.isEmpty)
  }

  @Test
  func `a menu representation is copied`() {
    let action = UIAction(title: "A") { _ in }
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    let item = UIBarButtonItem()

    group.menuRepresentation = action
    item.menuRepresentation = action
    action.title = "B"

    #expect(group.menuRepresentation?.title == "A")
    #expect(item.menuRepresentation?.title == "A")
  }
}
