/// Items of one side that stand on one platter.
@MainActor
struct BarCluster {
  var items: [UIBarButtonItem]
  var gapBefore: CGFloat
  var hasGlass: Bool
  var isProminent: Bool
  /// The flexible spaces before it.
  var flexibleSpaces = 0

  /// Splits a side into platters; the outermost comes first.
  static func clusters(of entries: [BarContent.Entry], metrics: BarMetrics) -> [BarCluster] {
    var result: [BarCluster] = []
    var space: CGFloat = 0
    var isSplit = true
    var flexibleSpaces = 0
    for entry in entries {
      switch entry {
      case .fixedSpace(let width):
        space += width
        isSplit = true
      case .flexibleSpace:
        isSplit = true
        flexibleSpaces += 1
      case .item(let item):
        if !isSplit, let last = result.last?.items.last, last.shares(with: item, metrics) {
          result[result.count - 1].items.append(item)
        } else {
          result.append(
            BarCluster(
              items: [item],
              gapBefore: result.isEmpty || flexibleSpaces > 0
                ? space : metrics.platterGap + space,
              hasGlass: metrics.isGlass && item.hasBackground,
              isProminent: item.isShownProminent,
              flexibleSpaces: flexibleSpaces
            )
          )
        }
        space = 0
        isSplit = false
        flexibleSpaces = 0
      }
    }
    return result
  }
}

extension UIBarButtonItem {
  /// Items of a group of several share whatever they say themselves (A.2).
  private var isInRealGroup: Bool {
    (group?.barButtonItems.count ?? 0) > 1
  }

  var hasBackground: Bool {
    !hidesSharedBackground || isInRealGroup
  }

  var isShownProminent: Bool {
    style == .prominent
  }

  /// Neighbouring images share a platter; texts, prominent items and closing ones never do.
  private var canShare: Bool {
    guard customView == nil, shownImage != nil, !isShownProminent else { return false }
    guard sharesBackground || isInRealGroup, hasBackground else { return false }
    switch systemItem {
    case .done, .close, .cancel: return false
    default: return true
    }
  }

  func shares(with other: UIBarButtonItem, _ metrics: BarMetrics) -> Bool {
    metrics.isGlass && group === other.group && canShare && other.canShare
  }
}
