public import SwiftUI
public import UIKit

/// What a screen says of its own back button.
struct BarBackButton {
  var title: String?
  var menuTitle: String?
  var image: UIImage?
  var displayMode: UINavigationItem.BackButtonDisplayMode?
  var isHidden = false
  var staysBesideLeadingItems = false
  /// Runs in place of the pop.
  var action: (@MainActor () -> Void)?
}

extension NavigationBarConfiguration {
  /// What the screen says of its back button.
  ///
  /// Nil leaves it alone.
  var backButton: BarBackButton? {
    get { value(.backButton) }
    set { set(.backButton, newValue) }
  }
}

extension View {
  /// Describes this screen's back button.
  ///
  /// UIKit keeps title and display mode on the item of the screen below. They are written there
  /// before the push and put back when this screen leaves.
  ///
  /// - Parameters:
  ///   - title: The button's title. Nil: the title of the screen below.
  ///   - menuTitle: What the back menu calls the screen below, where the button shows no title. UIKit
  ///     has one title for both: beside `title` it has no effect.
  ///   - image: The button's image. Nil: the chevron.
  ///   - displayMode: Whether the button shows a title at all. Nil leaves it alone.
  ///   - isHidden: Whether there is no back button. The swipe back stays.
  ///   - staysBesideLeadingItems: Whether leading items stand beside it instead of replacing it.
  ///   - action: Runs on a tap in place of the pop, always that of the latest body. The swipe back
  ///     stays. Below iOS 16 an item that looks like the button stands in for it.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarBackButton(
    title: String? = nil,
    menuTitle: String? = nil,
    image: UIImage? = nil,
    displayMode: UINavigationItem.BackButtonDisplayMode? = nil,
    isHidden: Bool = false,
    staysBesideLeadingItems: Bool = false,
    action: (@MainActor () -> Void)? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.backButton = BarBackButton(
      title: title,
      menuTitle: menuTitle,
      image: image,
      displayMode: displayMode,
      isHidden: isHidden,
      staysBesideLeadingItems: staysBesideLeadingItems,
      action: action
    )
    return modifier(BarModifier(configuration: configuration))
  }
}
