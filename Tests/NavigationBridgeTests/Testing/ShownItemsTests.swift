@_spi(Headless) import UIKit
@testable import NavigationBridgeTesting
import StageSupport
import Testing

/// The items that a tester finds on a simulator.
@MainActor
@Suite(.onStage)
struct ShownItemsTests {
  @Test
  func `items in groups count once, those of hidden groups don't`() {
    func group(_ item: UIBarButtonItem) -> UIBarButtonItemGroup {
      UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    }
    let item = UINavigationItem(title: "A")
    let (left, middle, pinned, hidden) = (
      UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem()
    )
    item.leftBarButtonItems = [left]
    item.centerItemGroups = [group(middle), group(hidden)]
    item.centerItemGroups[1].isHidden = true
    item.pinnedTrailingGroup = group(pinned)

    let shown = item.shownItems

    #expect(
      shown.map(ObjectIdentifier.init).sorted()
        == [left, middle, pinned]
        .map(ObjectIdentifier.init).sorted()
    )
  }
}
