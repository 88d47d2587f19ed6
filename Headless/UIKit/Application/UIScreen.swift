@MainActor @preconcurrency
open class UIScreen: NSObject {
  private weak var stage: Stage?

  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  open class var main: UIScreen { Stage.current.screen }

  open var bounds: CGRect {
    CGRect(origin: .zero, size: stage?.device.size ?? .zero)
  }

  open var scale: CGFloat { stage?.device.scale ?? 1 }
}
