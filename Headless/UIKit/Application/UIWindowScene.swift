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

  private(set) lazy var ownStatusBarManager = UIStatusBarManager()

  @available(iOS 13.0, *)
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// What the delegate hears when the scene turned or changed its size.
  func geometryDidChange(
    from size: CGSize,
    orientation: UIInterfaceOrientation,
    traits: UITraitCollection
  ) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self,
      didUpdate: PastSpace(bounds: CGRect(origin: .zero, size: size)),
      interfaceOrientation: orientation,
      traitCollection: traits
    )
  }

  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window || $0.window == nil }
    windowReferences.append(WeakWindow(window: window))
  }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  override init() {
    super.init()
  }
}
