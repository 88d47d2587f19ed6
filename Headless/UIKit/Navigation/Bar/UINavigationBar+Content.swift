extension UINavigationBar {
  var metrics: BarMetrics {
    let traits = traitCollection
    return BarMetrics(
      look: Stage.current.look,
      isPad: traits.userInterfaceIdiom == .pad,
      isCompactHeight: traits.verticalSizeClass == .compact,
      place: place,
      category: traits.preferredContentSizeCategory,
      scale: max(1, traits.displayScale)
    )
  }

  private var place: BarMetrics.Place {
    guard let superview, let window, superview.safeAreaInsets.top == 0 else {
      return .underStatusBar
    }
    return superview.convert(CGPoint.zero, to: window).y > 0 ? .sheet : .windowTop
  }

  func content(for items: [UINavigationItem]) -> BarContent {
    var content = BarContent(
      items: items,
      prefersLargeTitles: prefersLargeTitles,
      look: Stage.current.look
    )
    content.search = searchContent(for: items.last)
    if items.count == 1, let toggle = owner?.sidebarItem {
      content.leading.insert(.item(toggle), at: 0)
    }
    return content
  }

  /// An active search that the stack itself presents stays over whatever comes: its screen should
  /// have defined the presentation context.
  func searchContent(for item: UINavigationItem?) -> SearchContent? {
    if item === topItem, let stack = owner as? UIViewController,
      let stray = stack.presentation.presented as? UISearchController, let host = stray.hostItem
    {
      return SearchContent(stray, of: host)
    }
    guard let item, let controller = item.searchController else { return nil }
    return SearchContent(controller, of: item)
  }

  func update(_ face: BarFace, items: [UINavigationItem]) {
    let appearance = appearance(for: items.last)
    items.last?.expandGroups()
    face.update(
      content(for: items),
      metrics: metrics,
      barTint: storage.tintColor,
      buttonColors: BarButtonColors(
        plain: appearance.buttonAppearance,
        prominent: appearance.prominentButtonAppearance,
        back: appearance.backButtonAppearance
      ),
      titleAttributes: BarTextAttributes(
        titleTextAttributes?.isEmpty == false
          ? titleTextAttributes : appearance.titleTextAttributes
      ),
      largeTitleAttributes: BarTextAttributes(
        largeTitleTextAttributes?.isEmpty == false
          ? largeTitleTextAttributes : appearance.largeTitleTextAttributes
      )
    )
  }

  // MARK: Appearance

  /// How far content lies under the bar: only once a large title has gone.
  var coveredDistance: CGFloat { scrollDistance - collapsibleHeight }

  var isAtScrollEdge: Bool { coveredDistance <= 0 }

  /// The appearance for where the content is; the item's own win while it is on top (A.3).
  func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = item?.compactAppearance ?? compactAppearance
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    guard isAtScrollEdge else { return isCompact ? compact ?? standard : standard }
    let chosen = isCompact ? compactEdge ?? edge ?? compact : edge
    return chosen ?? Self.transparent(standard)
  }

  private static func transparent(
    _ appearance: UINavigationBarAppearance
  ) -> UINavigationBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    copy.configureWithTransparentBackground()
    return copy
  }

  var shownAppearance: UINavigationBarAppearance {
    appearance(for: topItem)
  }
}

extension BarTextAttributes {
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init()
    color = attributes?[.foregroundColor] as? UIColor
    guard let font = attributes?[.font] as? UIFont else { return }
    pointSize = font.pointSize
    weight = font.attributes.weight.css
  }
}
