import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIBarButtonItemTests {
  @Test
  func `a new item has UIKit's defaults`() {
    let item = UIBarButtonItem()

    #expect(item.isEnabled)
    #expect(item.title == nil && item.image == nil && item.customView == nil)
    #expect(item.style == .plain)
    #expect(item.width == 0)
    #expect(!item.isHidden && !item.isSelected && !item.changesSelectionAsPrimaryAction)
    #expect(item.sharesBackground && !item.hidesSharedBackground)
    #expect(item.identifier == nil && item.badge == nil && item.tintColor == nil)
    #expect(item.visibilityPriority == .standard && !item.isPaddingRemoved)
    #expect(item.primaryAction == nil && item.menu == nil && item.buttonGroup == nil)
    #expect(item.preferredMenuElementOrder == .automatic)
    #expect(item.writes.total == 0)
  }

  @Test
  func `every property reads back what was set`() {
    let item = UIBarButtonItem()
    let image = UIImage(systemName: "star")
    let view = UIView()
    let badge = UIBarButtonItem.Badge.count(3)

    item.title = "Save"
    item.image = image
    item.landscapeImagePhone = image
    item.largeContentSizeImage = image
    item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.tag = 5
    item.isEnabled = false
    item.style = .prominent
    item.width = 12
    item.possibleTitles = ["Edit", "Done"]
    item.customView = view
    item.tintColor = .black
    item.isHidden = true
    item.isSelected = true
    item.isSymbolAnimationEnabled = true
    item.hidesSharedBackground = true
    item.sharesBackground = false
    item.identifier = "save"
    item.badge = badge
    item.visibilityPriority = .high
    item.isPaddingRemoved = true
    item.preferredMenuElementOrder = .fixed
    item.accessibilityLabel = "Save the profile"
    item.accessibilityHint = "Hint"
    item.accessibilityValue = "Value"
    item.accessibilityIdentifier = "id"

    #expect(item.title == "Save")
    #expect(item.image === image && item.landscapeImagePhone === image)
    #expect(item.largeContentSizeImage === image)
    #expect(item.imageInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(item.tag == 5 && !item.isEnabled && item.style == .prominent && item.width == 12)
    #expect(item.possibleTitles == ["Edit", "Done"])
    #expect(item.customView === view && item.tintColor == .black)
    #expect(item.isHidden && item.isSelected && item.isSymbolAnimationEnabled)
    #expect(item.hidesSharedBackground && !item.sharesBackground && item.identifier == "save")
    #expect(item.badge === badge && item.visibilityPriority == .high && item.isPaddingRemoved)
    #expect(item.preferredMenuElementOrder == .fixed)
    #expect(item.accessibilityLabel == "Save the profile")
    #expect(item.accessibilityHint == "Hint" && item.accessibilityValue == "Value")
    #expect(item.accessibilityIdentifier == "id")
  }

  @Test
  func `setting an action copies it and takes over its title and image`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let action = UIAction(title: "Rate", image: star) { _ in }
    let item = UIBarButtonItem(title: "Old")

    item.primaryAction = action
    action.title = "Changed"

    #expect(item.title == "Rate")
    #expect(item.image === star)
    #expect(item.primaryAction !== action)
    #expect(item.primaryAction?.title == "Rate")
    #expect(item.primaryAction === item.primaryAction)
  }

  @Test
  func `an action without an image leaves the item's image`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let item = UIBarButtonItem(image: star)

    item.primaryAction = UIAction(title: "Rate") { _ in }

    #expect(item.image === star)
    #expect(item.title == "Rate")
  }

  @Test
  func `removing the action leaves title and image`() {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Rate") { _ in })

    item.primaryAction = nil

    #expect(item.title == "Rate")
    #expect(item.primaryAction == nil)
  }

  @Test
  func `an initializer's title wins over its action's`() {
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })

    #expect(item.title == "Save")
  }

  @Test
  func `a system item ignores its action's title and image`() {
    let action = UIAction(title: "Mine", image: UIImage(systemName: "star")) { _ in }
    let item = UIBarButtonItem(systemItem: .save, primaryAction: action)

    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.primaryAction?.title == "Mine")
  }

  @Test
  func `each write counts once under its property's name`() {
    let item = UIBarButtonItem(title: "Save")
    ItemWrites.reset()

    item.isEnabled = false
    item.isEnabled = false
    item.primaryAction = UIAction(title: "Other") { _ in }

    #expect(item.writes["isEnabled"] == 2)
    #expect(item.writes["primaryAction"] == 1)
    #expect(item.writes["title"] == 0)
    #expect(item.writes.total == 3)
    #expect(ItemWrites.barItems.total == 3)
    #expect(ItemWrites.navigationItems.total == 0)
  }

  @Test
  func `spaces come from class methods, also of a subclass`() {
    final class Item: UIBarButtonItem {}

    #expect(UIBarButtonItem.fixedSpace(20).width == 20)
    #expect(UIBarButtonItem.fixedSpace().width == 0)
    #expect(type(of: Item.flexibleSpace()) == Item.self)
  }

  @Test
  func `items are alive as long as someone holds them`() {
    let before = LiveCounters.barItems

    var item: UIBarButtonItem? = UIBarButtonItem(systemItem: .add)
    let during = LiveCounters.barItems
    _ = item
    item = nil

    #expect(during == before + 1)
    #expect(LiveCounters.barItems == before)
  }

  @Test
  func `styles and system items have UIKit's raw values`() {
    #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    #expect(UIBarButtonItem.SystemItem.camera.rawValue == 15)
    #expect(UIBarButtonItem.SystemItem.fastForward.rawValue == 20)
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    #expect(UIBarButtonItem.SystemItem.writingTools.rawValue == 25)
  }

  @Test
  func `badges tell their text`() {
    #expect(UIBarButtonItem.Badge.count(12).stringValue == "12")
    #expect(UIBarButtonItem.Badge.string("new").stringValue == "new")
    #expect(UIBarButtonItem.Badge.indicator().stringValue == nil)
  }

  @Test
  func `visibility priorities are ordered by their neighbours`() {
    let above = UIBarButtonItemVisibilityPriority(higherThan: .standard)
    let below = UIBarButtonItemVisibilityPriority(lowerThan: .standard)

    #expect(above.rawValue > UIBarButtonItemVisibilityPriority.standard.rawValue)
    #expect(below.rawValue < UIBarButtonItemVisibilityPriority.standard.rawValue)
    #expect(
      UIBarButtonItemVisibilityPriority.high.rawValue
        > UIBarButtonItemVisibilityPriority.low.rawValue
    )
  }
}
