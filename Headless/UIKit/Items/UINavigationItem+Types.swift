extension UINavigationItem {
  @available(iOS 11.0, *)
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    @available(iOS 17.0, *)
    case inline
  }

  @available(iOS 14.0, *)
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  @available(iOS 16.0, *)
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  @available(iOS 27.2, *)
  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center
  }
}
