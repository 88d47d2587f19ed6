public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@MainActor @preconcurrency
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  override init() {
    super.init()
  }

  open class var current: UIDevice { shared }
  open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var model: String { name }
  open var localizedModel: String { name }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Stage.current.device.isPad ? .pad : .phone }
  open var isMultitaskingSupported: Bool { true }

  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  }

  // MARK: Battery

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  open var isBatteryMonitoringEnabled = false
  /// A simulator has no battery either: the level is -1.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }

  // MARK: Orientation

  private var generations = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }

  open func beginGeneratingDeviceOrientationNotifications() {
    generations += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    generations = max(0, generations - 1)
  }

  /// The device lies the other way round than what it shows.
  open var orientation: UIDeviceOrientation {
    switch Stage.current.deviceOrientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  func postOrientation() {
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
