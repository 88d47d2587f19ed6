// A.6
@available(iOS 14.0, *)
extension UIBackgroundConfiguration {
  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = clear()
    configuration.backgroundColor = color
    return configuration
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    filled(.systemBackground)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    filled(.systemBackground)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    clear()
  }

  @available(iOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration {
    listGroupedCell()
  }
}
