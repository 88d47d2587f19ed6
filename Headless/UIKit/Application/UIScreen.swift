@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
  private weak var stage: Stage?

  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  open class var main: UIScreen { Stage.current.screen }
  open class var screens: [UIScreen] { [Stage.current.screen] }

  open var bounds: CGRect {
    CGRect(origin: .zero, size: stage?.device.size ?? .zero)
  }

  /// In pixels, upright.
  open var nativeBounds: CGRect {
    let size = stage?.uprightDevice.size ?? .zero
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  open var scale: CGFloat { stage?.device.scale ?? 1 }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var traitCollection: UITraitCollection { Stage.current.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
