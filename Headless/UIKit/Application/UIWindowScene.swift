@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
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

  var traitState = TraitState()
  private var lastTraits: UITraitCollection?

  open var traitCollection: UITraitCollection {
    Stage.current.traits.overriding(traitState, style: .unspecified)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// D, A.11: a scene hears of its traits before its windows do.
  func deliverTraitChange() {
    let traits = traitCollection
    let previous = lastTraits
    lastTraits = traits
    guard let previous, previous != traits else { return }
    traitCollectionDidChange(previous)
    traitState.deliverChanges(from: previous, to: traits)
  }

  /// What was seen when the scene came to be.
  func noteTraits() {
    if lastTraits == nil { lastTraits = traitCollection }
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
    noteTraits()
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
