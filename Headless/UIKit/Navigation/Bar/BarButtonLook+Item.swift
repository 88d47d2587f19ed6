extension BarButtonLook {
  @MainActor
  init(item: UIBarButtonItem, metrics: BarMetrics, barTint: UIColor?) {
    customView = item.customView
    if let system = item.systemItem {
      text = item.title ?? system.localizedName
      image = item.shownImage
    } else {
      text = item.title
      possibleTexts = Array(item.possibleTitles ?? []).sorted()
      image =
        metrics.isCompactHeight ? item.landscapeImagePhone ?? item.shownImage : item.shownImage
    }
    isProminent = item.isShownProminent || (!metrics.isGlass && item.systemItem == .save)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor ?? barTint
    // A.2: badges show in navigation bars only.
    badge = metrics.isToolbar ? nil : item.badge
    spokenName = item.spokenName
    spokenValue = item.accessibilityValue ?? badge?.stringValue
    opensMenu = item.menu != nil && item.primaryAction == nil
    hasLongPress = item.menu != nil
    if opensMenu, item.changesSelectionAsPrimaryAction, spokenValue == nil {
      spokenValue = item.menu?.selectedElements.first?.title
    }
  }

  @MainActor
  init(back: BackContent, title: String, barTint: UIColor?) {
    text = title
    image = back.image
    hasChevron = true
    hasLongPress = true
    isEnabled = back.isEnabled
    tintColor = back.tintColor ?? barTint
    spokenName = back.backItem?.accessibilityLabel ?? (title.isEmpty ? "Back" : title)
  }

  @MainActor
  static func search(barTint: UIColor?) -> BarButtonLook {
    var look = BarButtonLook()
    look.image = UIImage(systemName: "magnifyingglass")
    look.tintColor = barTint
    look.spokenName = "Search"
    return look
  }

  @MainActor
  static func overflow(barTint: UIColor?) -> BarButtonLook {
    var look = BarButtonLook()
    look.image = UIImage(systemName: "ellipsis")
    look.tintColor = barTint
    look.spokenName = "More"
    look.opensMenu = true
    return look
  }
}
