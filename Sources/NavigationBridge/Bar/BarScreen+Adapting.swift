import UIKit

extension BarScreen {
  /// A description in terms of what the running system has, and with what another controller's item
  /// says filled in.
  func adapted(_ merged: NavigationBarConfiguration) -> NavigationBarConfiguration {
    var description = merged
    if let forwarded = description.forwardedController {
      description.fill(from: Self.description(of: forwarded, features: features))
    }
    addPlainTexts(to: &description)
    if !hasGroups { flattenGroups(in: &description) }
    addBackItem(to: &description)
    return description
  }

  private var hasGroups: Bool {
    if #available(iOS 16.0, *) { return features.bar16 }
    return false
  }

  private var hasSubtitles: Bool {
    #if SDK_26
    if #available(iOS 26.0, *) { return features.bar26 }
    #endif
    return false
  }

  // MARK: Texts

  /// The back menu and VoiceOver read the plain title; older systems show the plain texts.
  private func addPlainTexts(to description: inout NavigationBarConfiguration) {
    guard #available(iOS 15.0, *), features.bar15 else { return }
    if description.title == nil, let text = description.attributedTitle {
      description.title = String(text.characters)
    }
    guard !hasSubtitles, description.subtitle == nil else { return }
    if let text = description.attributedSubtitle {
      description.subtitle = String(text.characters)
    }
  }

  // MARK: Groups

  private func flattenGroups(in description: inout NavigationBarConfiguration) {
    for part in [BarPart.leading, .trailing] {
      guard case .groups(let groups) = description.value(part) as BarItems? else { continue }
      description.replace(part, by: BarItems.items(Self.items(of: groups)))
    }
    guard let pinned = description.pinnedTrailingGroup else { return }
    let trailing = description.trailing ?? []
    description.replace(.trailing, by: BarItems.items(Self.items(of: [pinned]) + trailing))
  }

  private static func items(of groups: [UIKitNavigationBarItemGroup]) -> [UIKitNavigationBarItem] {
    groups.filter { !$0.isHidden }.flatMap(\.items)
  }

  // MARK: Back button

  /// Below iOS 16 an item that looks like a back button stands for one with an action of its own.
  private func addBackItem(to description: inout NavigationBarConfiguration) {
    guard !hasGroups, let back = description.backButton, let action = back.action, !back.isHidden,
      !bridge.isGuarded, memberBelow != nil
    else { return }
    let others = description.leading ?? []
    guard others.isEmpty || back.staysBesideLeadingItems else { return }
    let title = back.title ?? memberBelow?.navigationItem.title ?? SystemTexts.back
    let item = UIKitNavigationBarItem.systemImage(
      "chevron.backward",
      accessibilityLabel: title.isEmpty ? SystemTexts.back : title
    ) { _ in action() }
    description.replace(.leading, by: BarItems.items([item.id(BackItemID())] + others))
    var plain = back
    plain.staysBesideLeadingItems = false
    description.replace(.backButton, by: plain)
  }

  private struct BackItemID: Hashable, CustomStringConvertible {
    var description: String { "back" }
  }
}
