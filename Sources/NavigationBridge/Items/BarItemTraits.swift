import UIKit

/// The properties of an item that change on the live object.
struct BarItemTraits {
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
  var tintColor: UIColor?
  var isEnabled = true
  var isHidden = false
  var isSelected = false
  var isProminent = false
  var sharesBackground = true
  var hidesSharedBackground = false
  var badge: NavigationBarBadge?
  var width: CGFloat = 0
  var possibleTitles: Set<String>?
  var largeContentSizeImage: UIImage?
  var changesSelectionAsPrimaryAction = false
  var visibilityPriority: NavigationBarItemPriority = .standard
}
