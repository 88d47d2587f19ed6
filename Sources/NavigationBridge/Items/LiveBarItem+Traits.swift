import UIKit

extension LiveBarItem {
  /// Sets what of the declared traits the live item doesn't have yet.
  func updateTraits(on screen: BarScreen) {
    guard shown.traits != declared.traits else { return }
    let item = barButtonItem
    set("isEnabled", \.isEnabled, on: screen) {
      item.isEnabled = $0
      hosted?.isUserInteractionEnabled = $0
    }
    set("tintColor", \.tintColor, on: screen) {
      item.tintColor = $0
      hosted?.tintColor = $0
    }
    set("accessibilityLabel", \.accessibilityLabel, on: screen) { item.accessibilityLabel = $0 }
    set("accessibilityHint", \.accessibilityHint, on: screen) { item.accessibilityHint = $0 }
    set("accessibilityValue", \.accessibilityValue, on: screen) { item.accessibilityValue = $0 }
    set("accessibilityIdentifier", \.accessibilityIdentifier, on: screen) {
      item.accessibilityIdentifier = $0
    }
    set("width", \.width, regroups: true, on: screen) { item.width = $0 }
    set("possibleTitles", \.possibleTitles, on: screen) { item.possibleTitles = $0 }
    set("largeContentSizeImage", \.largeContentSizeImage, on: screen) {
      item.largeContentSizeImage = $0
    }
    set("landscapeImagePhone", \.landscapeImage, on: screen) { item.landscapeImagePhone = $0 }
    set("imageInsets", \.imageInsets, on: screen) { item.imageInsets = $0 }
    set("tag", \.tag, on: screen) { item.tag = $0 }
    if declared.traits.titleAttributes != shown.traits.titleAttributes {
      for state in BarItemState.allCases {
        set("titleTextAttributes", \.titleAttributes[state], on: screen) {
          item.setTitleTextAttributes($0?.values, for: state.controlState)
        }
      }
    }
    updateNewerTraits(on: screen)
  }

  private func updateNewerTraits(on screen: BarScreen) {
    let item = barButtonItem
    if #available(iOS 15.0, *), screen.features.bar15 {
      set("changesSelection", \.changesSelectionAsPrimaryAction, on: screen) {
        item.changesSelectionAsPrimaryAction = $0
      }
      set("isSelected", \.isSelected, on: screen) { item.isSelected = $0 }
    }
    if #available(iOS 16.0, *), screen.features.bar16 {
      set("isHidden", \.isHidden, regroups: true, on: screen) { item.isHidden = $0 }
      set("preferredMenuElementOrder", \.menuElementOrder, on: screen) {
        item.preferredMenuElementOrder = $0.elementOrder
      }
    }
    if #available(iOS 17.0, *), screen.features.bar17 {
      set("isSymbolAnimationEnabled", \.isSymbolAnimationEnabled, on: screen) {
        item.isSymbolAnimationEnabled = $0
      }
    }
    #if SDK_26
    if #available(iOS 26.0, *), screen.features.bar26 {
      set("style", \.isProminent, regroups: true, on: screen) {
        item.style = $0 ? .prominent : .plain
      }
      set("sharesBackground", \.sharesBackground, regroups: true, on: screen) {
        item.sharesBackground = $0
      }
      set("hidesSharedBackground", \.hidesSharedBackground, regroups: true, on: screen) {
        item.hidesSharedBackground = $0
      }
      set("badge", \.badge, on: screen) { item.badge = $0?.badge }
    }
    #endif
    #if SDK_27
    if #available(iOS 27.0, *), screen.features.bar27 {
      set("visibilityPriority", \.visibilityPriority, regroups: true, on: screen) {
        item.visibilityPriority = UIBarButtonItemVisibilityPriority($0)
      }
      set("isPaddingRemoved", \.isPaddingRemoved, regroups: true, on: screen) {
        item.isPaddingRemoved = $0
      }
    }
    #endif
  }

  /// Sets one trait if it differs.
  ///
  /// Regrouping the items' backgrounds waits for the end of a transition.
  private func set<Value: Equatable>(
    _ property: String,
    _ trait: WritableKeyPath<BarItemTraits, Value>,
    regroups: Bool = false,
    on screen: BarScreen,
    _ change: (Value) -> Void
  ) {
    let value = declared.traits[keyPath: trait]
    guard shown.traits[keyPath: trait] != value else { return }
    guard screen.allowsStructure || !regroups else { return screen.bridge.postpone() }
    shown.traits[keyPath: trait] = value
    screen.write("item.\(property)") { change(value) }
  }
}

extension NavigationMenuElementOrder {
  @available(iOS 16.0, *)
  fileprivate var elementOrder: UIContextMenuConfiguration.ElementOrder {
    switch self {
    case .automatic: .automatic
    case .priority: .priority
    case .fixed: .fixed
    }
  }
}

#if SDK_27
@available(iOS 27.0, *)
extension UIBarButtonItemVisibilityPriority {
  fileprivate init(_ priority: NavigationBarItemPriority) {
    switch priority.rawValue {
    case 0: self = .standard
    case 1...: self = .high
    default: self = .low
    }
  }
}
#endif
