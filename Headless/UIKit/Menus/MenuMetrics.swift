/// The measures of a menu, by look (ios-look 8).
struct MenuMetrics: Equatable {
  var look = SystemLook.glass

  var isGlass: Bool { look == .glass }
  var width: CGFloat { 250 }
  var radius: CGFloat { isGlass ? 32.5 : 13 }
  var padding: CGFloat { isGlass ? 10 : 0 }
  var rowHeight: CGFloat { isGlass ? 42 : 44 }
  var wrappedRowHeight: CGFloat { 64 }
  var subtitleRowHeight: CGFloat { 58 }
  var sectionGap: CGFloat { isGlass ? 21 : 8 }
  var headerHeight: CGFloat { isGlass ? 40.33 : 30 }
  var trailing: CGFloat { isGlass ? 28 : 16 }

  func leading(hasChecks: Bool, hasIcons: Bool) -> CGFloat {
    if isGlass { return hasIcons ? 60 : hasChecks ? 40 : 28 }
    return hasChecks ? 32 : 16
  }

  /// Room for a title; in the older look icons stand at the trailing edge.
  func textWidth(hasChecks: Bool, hasIcons: Bool) -> CGFloat {
    let icons: CGFloat = !isGlass && hasIcons ? 30 : 0
    return width - leading(hasChecks: hasChecks, hasIcons: hasIcons) - trailing - icons
  }
}
