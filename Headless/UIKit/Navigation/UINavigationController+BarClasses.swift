extension UINavigationController {
  /// A bar of the app's own class, by the initializer that its class has for a frame.
  static func makeBar<Bar: UIView>(_ type: AnyClass?, standard: () -> Bar) -> Bar {
    guard let type, type != Bar.self else { return standard() }
    guard let bar = ObjectMaker.make(type) as? Bar else {
      raise(.invalidArgument, "\(type) isn't a subclass of \(Bar.self)")
    }
    return bar
  }
}
