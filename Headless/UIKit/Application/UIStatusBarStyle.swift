public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  @available(iOS 13.0, *)
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
