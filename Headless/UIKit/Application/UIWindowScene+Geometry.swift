@available(iOS 13.0, *)
extension UIWindowScene {
  public var interfaceOrientation: UIInterfaceOrientation {
    Stage.current.interfaceOrientation
  }

  public var coordinateSpace: any UICoordinateSpace { screen }

  public var statusBarManager: UIStatusBarManager? { ownStatusBarManager }

  @available(iOS 16.0, *)
  public var effectiveGeometry: Geometry {
    Geometry(orientation: interfaceOrientation, space: screen)
  }

  @available(iOS 16.0, *)
  public var isFullScreen: Bool { true }

  /// Turns the scene, where its top controller and the app support it.
  @available(iOS 16.0, *)
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    Stage.current.loop.enqueue {
      let stage = Stage.current
      let order: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
      ]
      let possible = stage.allowedOrientations.intersection(wish)
      if possible.contains(UIInterfaceOrientationMask(stage.interfaceOrientation)) { return }
      let found = order.first { possible.contains(UIInterfaceOrientationMask($0)) }
      guard let found else {
        errorHandler?(SceneError.orientationsNotSupported)
        return
      }
      stage.deviceOrientation = found
      _ = stage.orientationRequest(found)
    }
  }

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    @available(iOS 26.0, *)
    open var coordinateSpace: any UICoordinateSpace { space }
    private let space: any UICoordinateSpace

    init(orientation: UIInterfaceOrientation, space: any UICoordinateSpace) {
      interfaceOrientation = orientation
      self.space = space
      super.init()
    }
  }

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() {
        super.init()
      }

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() {
      super.init()
    }
  }
}

/// Why the system refused what a scene asked for.
enum SceneError: Error {
  case orientationsNotSupported
  case multipleScenesNotSupported
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  override init() {
    super.init()
  }

  private var controller: UIViewController? {
    Stage.current.window?.rootViewController
  }

  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let device = Stage.current.device
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight)
  }

  open var isStatusBarHidden: Bool {
    Stage.current.device.statusBarHeight == 0 || Stage.current.hidesStatusBar
  }

  open var statusBarStyle: UIStatusBarStyle { Stage.current.statusBarStyle }
}
