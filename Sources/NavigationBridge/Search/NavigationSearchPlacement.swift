/// Where a search bar lies.
///
/// Asked from iOS 16 on; before, it lies below the title.
public enum NavigationSearchPlacement: Int, Hashable, Sendable {
  /// Where the system puts it: on iPhone with iOS 26 in the toolbar.
  case automatic = 0

  /// In the bar itself, or on iPhone with iOS 26 in the toolbar.
  case integrated = 1

  /// Below the title.
  case stacked = 2

  /// As `integrated`, in the middle of a wide bar.
  ///
  /// Before iOS 26 the same as `integrated`.
  case integratedCentered = 3

  /// As `integrated`, a button until the search is active.
  ///
  /// Before iOS 26 the same as `integrated`.
  case integratedButton = 4

  /// The raw value of UIKit's case: `inline` of iOS 16 is `integrated` of iOS 26.
  func systemValue(_ features: PlatformFeatures) -> Int {
    switch self {
    case .automatic, .stacked, .integrated: rawValue
    case .integratedCentered, .integratedButton:
      features.bar26 && Self.hasCases26 ? rawValue : Self.integrated.rawValue
    }
  }

  private static var hasCases26: Bool {
    if #available(iOS 26.0, *) { true } else { false }
  }
}
