// A.17
/// Groups what begins between `begin` and `commit`, and says when all of it has ended.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  /// One that is open, or waits for its animations.
  @MainActor
  final class Group {
    var completion: (() -> Void)?
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
    fileprivate var isCommitted = false
    fileprivate var running = 0

    func leave() {
      running -= 1
      finishIfDone()
    }

    fileprivate func finishIfDone() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      Stage.current.loop.enqueue(completion)
    }
  }

  private static var open: [Group] {
    get { Stage.current.openTransactions }
    set { Stage.current.openTransactions = newValue }
  }

  /// The innermost open transaction counts one more animation.
  static func enter() -> Group? {
    let group = open.last
    group?.running += 1
    return group
  }

  private static var current: Group {
    if let group = open.last { return group }
    let group = Group()
    open.append(group)
    // An implicit transaction ends with the turn.
    Stage.current.loop.enqueue {
      open.removeAll { $0 === group }
      group.isCommitted = true
      group.finishIfDone()
    }
    return group
  }

  open class func begin() {
    let group = Group()
    if let outer = open.last {
      group.duration = outer.duration
      group.disablesActions = outer.disablesActions
    }
    open.append(group)
  }

  open class func commit() {
    guard let group = open.popLast() else { return }
    group.isCommitted = true
    group.finishIfDone()
  }

  open class func flush() {}

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
  }

  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  open class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  open class func disableActions() -> Bool { open.last?.disablesActions ?? false }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = dur
  }

  open class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    open.last?.timing
  }
}

// The name is Apple's.
public typealias CFTimeInterval = Double

// A.17
open class CAMediaTimingFunction: NSObject {
  let points: (Float, Float, Float, Float)

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    super.init()
  }

  var curve: TimingCurve {
    .bezier(CGFloat(points.0), CGFloat(points.1), CGFloat(points.2), CGFloat(points.3))
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
