@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private var windowReferences: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  open var windows: [UIWindow] {
    windowReferences.compactMap(\.window)
  }

  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? {
    windows.first(where: \.isKeyWindow)
  }

  open var screen: UIScreen { UIScreen.main }

  open var traitCollection: UITraitCollection {
    Stage.current.traits
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window || $0.window == nil }
    windowReferences.append(WeakWindow(window: window))
  }
}
