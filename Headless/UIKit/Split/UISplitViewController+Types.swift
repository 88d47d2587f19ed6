extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn

    var columns: [Column] {
      self == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26.0, *)
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  @available(iOS 14.5, *)
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
}

extension UIViewController {
  /// C.2.4
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }
}
