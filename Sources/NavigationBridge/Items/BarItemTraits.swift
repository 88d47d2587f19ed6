import UIKit

/// The properties of an item that change on the live object.
struct BarItemTraits: Equatable {
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
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
  var landscapeImage: UIImage?
  var imageInsets = UIEdgeInsets.zero
  var tag = 0
  var titleAttributes: [BarItemState: TitleAttributes] = [:]
  var changesSelectionAsPrimaryAction = false
  var menuElementOrder = NavigationMenuElementOrder.automatic
  var isSymbolAnimationEnabled = false
  var visibilityPriority: NavigationBarItemPriority = .standard
  var isPaddingRemoved = false
}

/// A state of an item for which its text may look different.
enum BarItemState: CaseIterable, Hashable {
  case normal, highlighted, disabled, selected, focused

  init?(_ state: UIControl.State) {
    guard let found = Self.allCases.first(where: { $0.controlState == state }) else { return nil }
    self = found
  }

  var controlState: UIControl.State {
    switch self {
    case .normal: .normal
    case .highlighted: .highlighted
    case .disabled: .disabled
    case .selected: .selected
    case .focused: .focused
    }
  }
}

/// Text attributes that can be compared.
struct TitleAttributes: Equatable {
  let values: [NSAttributedString.Key: Any]

  /// Values that can't be compared count as different.
  static func == (left: TitleAttributes, right: TitleAttributes) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        guard let own = value as? AnyHashable, let other = right.values[key] as? AnyHashable else {
          return false
        }
        return own == other
      }
  }
}

/// In which order a menu that opens upwards shows its elements.
public enum NavigationMenuElementOrder: Hashable, Sendable {
  /// As the system finds best.
  case automatic
  /// The first element stands nearest to the item.
  case priority
  /// The first element stands at the top.
  case fixed
}
