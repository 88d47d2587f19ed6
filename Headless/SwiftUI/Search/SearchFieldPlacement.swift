// B.4
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  enum Kind {
    case automatic, drawer(NavigationBarDrawerDisplayMode), toolbar, sidebar
  }

  let kind: Kind

  @available(iOS 15.0, *)
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool

    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }
}
