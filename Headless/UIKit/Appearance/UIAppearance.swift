/// A class whose objects take what was set on its proxy, when they come into a window.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Objects that already are in a window keep what they have.
  public static func appearance() -> Self {
    proxy(in: [])
  }

  @available(iOS 9.0, *)
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes)
  }

  private static func proxy(in containers: [any UIAppearanceContainer.Type]) -> Self {
    guard let proxy = AppearanceProxies.view(of: Self.self, in: containers) as? Self else {
      raise(.internalInconsistency, "No appearance proxy for \(Self.self)")
    }
    return proxy
  }
}

/// What apps set on proxies, on one stage.
@MainActor
struct AppearanceProxies {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    /// What an object of the class has when nothing was set.
    let plain: UIView
  }

  private var entries: [Entry] = []
  var isEmpty: Bool { entries.isEmpty }

  static func view(
    of type: UIView.Type,
    in containers: [any UIAppearanceContainer.Type]
  ) -> UIView? {
    let stage = Stage.current
    let known = stage.proxies.entries.first { entry in
      entry.type == type && entry.containers.count == containers.count
        && zip(entry.containers, containers).allSatisfy { $0 == $1 }
    }
    if let known { return known.proxy }
    guard let proxy = ObjectMaker.make(type) as? UIView,
      let plain = ObjectMaker.make(type) as? UIView
    else { return nil }
    let entry = Entry(type: type, containers: containers, proxy: proxy, plain: plain)
    stage.proxies.entries.append(entry)
    return proxy
  }

  /// General proxies first; those for a container win.
  func apply(to view: UIView) {
    let matching = entries.filter { entry in
      Self.is(view, entry.type) && entry.containers.allSatisfy { Self.isInside(view, $0) }
    }
    for entry in matching.sorted(by: { $0.containers.count > $1.containers.count }) {
      view.takeAppearance(from: entry.proxy, plain: entry.plain)
    }
  }

  private static func `is`(_ object: AnyObject, _ type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let candidate = current {
      if candidate == type { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  private static func isInside(_ view: UIView, _ type: any UIAppearanceContainer.Type) -> Bool {
    var responder: UIResponder? = view.next
    while let current = responder {
      if Self.is(current, type as AnyClass) { return true }
      responder = current.next
    }
    return false
  }
}

extension UIView {
  /// Takes what the proxy has and a plain object hasn't, unless it was set here (D).
  func take<Root: UIView, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    from proxy: UIView,
    plain: UIView
  ) {
    guard let own = self as? Root, let proxy = proxy as? Root, let plain = plain as? Root else {
      return
    }
    let value = proxy[keyPath: path]
    guard !Self.isSame(value, plain[keyPath: path]),
      Self.isSame(own[keyPath: path], plain[keyPath: path])
    else { return }
    own[keyPath: path] = value
  }

  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    return String(describing: first) == String(describing: second)
  }

  private static func isEqual<T: Equatable>(_ first: T, _ second: Any) -> Bool {
    (second as? T) == first
  }

  func takeAppearance(from proxy: UIView, plain: UIView) {
    if let tint = proxy.storage.tintColor, storage.tintColor == nil { tintColor = tint }
    take(\UIView.backgroundColor, from: proxy, plain: plain)
    take(\UIView.overrideUserInterfaceStyle, from: proxy, plain: plain)
    takeBarAppearance(from: proxy, plain: plain)
    takeControlAppearance(from: proxy, plain: plain)
  }

  private func takeBarAppearance(from proxy: UIView, plain: UIView) {
    func bar<Value>(_ path: ReferenceWritableKeyPath<UINavigationBar, Value>) {
      take(path, from: proxy, plain: plain)
    }
    if proxy is UINavigationBar {
      bar(\.barTintColor)
      bar(\.barStyle)
      bar(\.isTranslucent)
      bar(\.prefersLargeTitles)
      bar(\.titleTextAttributes)
      bar(\.largeTitleTextAttributes)
      bar(\.shadowImage)
      bar(\.backIndicatorImage)
      bar(\.backIndicatorTransitionMaskImage)
      bar(\.compactAppearance)
      bar(\.scrollEdgeAppearance)
      bar(\.compactScrollEdgeAppearance)
      (self as? UINavigationBar)?.takeStandardAppearance(from: proxy as? UINavigationBar)
    }
    func tabs<Value>(_ path: ReferenceWritableKeyPath<UITabBar, Value>) {
      take(path, from: proxy, plain: plain)
    }
    if proxy is UITabBar {
      tabs(\.barTintColor)
      tabs(\.barStyle)
      tabs(\.isTranslucent)
      tabs(\.unselectedItemTintColor)
      tabs(\.scrollEdgeAppearance)
      (self as? UITabBar)?.takeStandardAppearance(from: proxy as? UITabBar)
    }
    func tools<Value>(_ path: ReferenceWritableKeyPath<UIToolbar, Value>) {
      take(path, from: proxy, plain: plain)
    }
    if proxy is UIToolbar {
      tools(\.barTintColor)
      tools(\.barStyle)
      tools(\.isTranslucent)
      tools(\.compactAppearance)
      tools(\.scrollEdgeAppearance)
      (self as? UIToolbar)?.takeStandardAppearance(from: proxy as? UIToolbar)
    }
  }

  private func takeControlAppearance(from proxy: UIView, plain: UIView) {
    take(\UITableView.separatorStyle, from: proxy, plain: plain)
    take(\UITableView.separatorColor, from: proxy, plain: plain)
    take(\UIPageControl.pageIndicatorTintColor, from: proxy, plain: plain)
    take(\UIPageControl.currentPageIndicatorTintColor, from: proxy, plain: plain)
    take(\UISwitch.onTintColor, from: proxy, plain: plain)
    take(\UISegmentedControl.selectedSegmentTintColor, from: proxy, plain: plain)
    take(\UILabel.textColor, from: proxy, plain: plain)
    take(\UILabel.font, from: proxy, plain: plain)
  }
}

extension UINavigationBar {
  fileprivate func takeStandardAppearance(from proxy: UINavigationBar?) {
    guard let proxy, proxy.hasOwnStandardAppearance, !hasOwnStandardAppearance else { return }
    standardAppearance = proxy.standardAppearance
  }
}

extension UITabBar {
  fileprivate func takeStandardAppearance(from proxy: UITabBar?) {
    guard let proxy, proxy.hasOwnStandardAppearance, !hasOwnStandardAppearance else { return }
    standardAppearance = proxy.standardAppearance
  }
}

extension UIToolbar {
  fileprivate func takeStandardAppearance(from proxy: UIToolbar?) {
    guard let proxy, proxy.hasOwnStandardAppearance, !hasOwnStandardAppearance else { return }
    standardAppearance = proxy.standardAppearance
  }
}
