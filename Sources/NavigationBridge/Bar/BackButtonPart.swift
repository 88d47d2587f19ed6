public import SwiftUI
public import UIKit

/// What a screen says of its own back button.
struct BarBackButton {
  var title: String?
  var displayMode: UINavigationItem.BackButtonDisplayMode?
  var isHidden = false
  var staysBesideLeadingItems = false
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
  ///   - displayMode: Whether the button shows a title at all. Nil leaves it alone.
  ///   - isHidden: Whether there is no back button. The swipe back stays.
  ///   - staysBesideLeadingItems: Whether leading items stand beside it instead of replacing it.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarBackButton(
    title: String? = nil,
    displayMode: UINavigationItem.BackButtonDisplayMode? = nil,
    isHidden: Bool = false,
    staysBesideLeadingItems: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.backButton = BarBackButton(
      title: title,
      displayMode: displayMode,
      isHidden: isHidden,
      staysBesideLeadingItems: staysBesideLeadingItems
    )
    return modifier(BarModifier(configuration: configuration))
  }
}

/// The back button: two properties of the screen's own item, two of the item below.
@MainActor
final class BackButtonSlot: BarSlot {
  private let hidden = ClaimedValue<Bool>()
  private let supplements = ClaimedValue<Bool>()
  private let title = ClaimedValue<String?>()
  private let displayMode = ClaimedValue<UINavigationItem.BackButtonDisplayMode>()
  private weak var below: UINavigationItem?
  private weak var log: BarWriteLog?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    let wanted = description.backButton
    let item = screen.item
    log = screen.bridge.log
    hidden.set(wanted?.isHidden, live: item.hidesBackButton) { value in
      screen.write("hidesBackButton") { item.hidesBackButton = value }
    }
    supplements.set(
      wanted?.staysBesideLeadingItems,
      live: item.leftItemsSupplementBackButton
    ) { value in
      screen.write("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
    }
    let itemBelow = screen.memberBelow?.navigationItem
    if below !== itemBelow {
      leave()
      below = itemBelow
    }
    applyBelow(title: wanted?.title, displayMode: wanted?.displayMode)
  }

  func leave() {
    applyBelow(title: nil, displayMode: nil)
    below = nil
  }

  private func applyBelow(title: String?, displayMode: UINavigationItem.BackButtonDisplayMode?) {
    guard let below else { return }
    self.title.set(title.map { .some($0) }, live: below.backButtonTitle) { value in
      log?.note("backButtonTitle")
      below.backButtonTitle = value
    }
    self.displayMode.set(displayMode, live: below.backButtonDisplayMode) { value in
      log?.note("backButtonDisplayMode")
      below.backButtonDisplayMode = value
    }
  }
}
