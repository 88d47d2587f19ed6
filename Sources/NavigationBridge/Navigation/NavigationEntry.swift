public import NavigationCore

/// One place in a stack: its id, its route, if it was reached by one, and its title.
public struct NavigationEntry: Identifiable {
  /// The place.
  ///
  /// Equal routes at two places have two ids.
  public let id: NavigationEntryID

  /// The route that led here.
  ///
  /// Nil for views and controllers that were pushed as such.
  public let route: AnyHashable?

  /// The title on the navigation item, as far as the screen has said it.
  public let title: String?

  /// What the screen is, in words for a log: the route, else the type of the view or controller.
  public let name: String
}
