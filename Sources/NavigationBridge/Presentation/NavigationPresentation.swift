public import NavigationCore

/// One modal that a navigator has presented: its id, and what it shows.
public struct NavigationPresentation: Identifiable {
  /// The presentation.
  public let id: NavigationPresentationID

  /// The route that was presented.
  ///
  /// Nil for views, controllers and alerts that were presented as such.
  public let route: AnyHashable?

  /// What the modal is, in words for a log: the route, else the type of the view or controller, or
  /// the title of an alert.
  public let name: String
}
