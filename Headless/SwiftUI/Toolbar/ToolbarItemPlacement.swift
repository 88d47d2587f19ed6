// B.3
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  enum Place: Equatable, Sendable {
    case leading, trailing, prominentTrailing, overflow, title, titleText, subtitle, bottom, status
    case keyboard, largeTitle, largeSubtitle, pinnedTrailing
  }

  let place: Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .title)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  @available(iOS 16.0, *)
  public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
  public static let status = ToolbarItemPlacement(place: .status)
  public static let confirmationAction = ToolbarItemPlacement(place: .prominentTrailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  @available(iOS 15.0, *)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Nearest to the edge, whatever else is there.
  @available(iOS 27.0, *)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .pinnedTrailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let title = ToolbarItemPlacement(place: .titleText)
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  @available(iOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
  @available(iOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
}
