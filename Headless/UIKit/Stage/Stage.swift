import UserNotifications

/// A device with an app on it, driven by code: application, screen, clock and loop.
///
/// `Stage.current` is the stage of the running task; without one, a stage of the process.
@_spi(Headless)
@MainActor
public final class Stage {
  public internal(set) var device: Device
  /// The device as it stands upright.
  let uprightDevice: Device
  /// How what is shown lies, and how the device is held.
  public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  var deviceOrientation = UIInterfaceOrientation.portrait
  public let clock: Clock
  public let loop: UpdateLoop
  /// The screen's traits.
  public internal(set) var traits: UITraitCollection {
    didSet { currentTraits.screen = traits }
  }
  nonisolated let currentTraits: CurrentTraits
  nonisolated let notifications = UNUserNotificationCenter()
  public private(set) var log: [String] = []
  public private(set) var unsupportedFeatures: [String] = []
  public private(set) var unsettledDecisions: [String] = []
  /// The open outcomes that came up.
  public private(set) var metOutcomes: OpenOutcomes = []
  /// The open outcomes that go the other way on this stage.
  public var otherOutcomes: OpenOutcomes
  /// Whether hosting views outside a window update on a later turn, as some iOS versions may.
  public var updatesHostingViewsOffWindow = false
  /// Whether a second user pop may start inside the first one, as on iOS 26.
  public var allowsOverlappingPops = false
  /// Which of Apple's two looks bars and menus have.
  public var look = SystemLook.glass
  var keptWindows: [UIWindow] = []
  var drawnViews: [WeakView] = []
  var keyboard = KeyboardState()
  var accounts = Accounts()
  /// The fingers that are on the screen.
  var fingers: [Int: UITouch] = [:]
  let modals = ModalTransitions()
  let observedChanges = ObservedChanges()
  var proxies = AppearanceProxies()
  /// The date for which the clock counts from zero.
  public let startDate = Date()
  /// Guards itself: apps may copy on any thread.
  nonisolated(unsafe) let pasteboard = UIPasteboard()
  /// What apps told assistive technologies.
  public internal(set) var spokenNotifications: [(UIAccessibility.Notification, Any?)] = []
  var openTransactions: [CATransaction.Group] = []
  private(set) lazy var application = UIApplication(stage: self)
  private(set) lazy var activities = HeldActivities(stage: self)
  private(set) lazy var screen = UIScreen(stage: self)
  /// The one scene; windows hold theirs weakly.
  private(set) lazy var scene = application.makeStandaloneScene()

  public init(device: Device = .standard, traits: UITraitCollection? = nil) {
    self.device = device
    uprightDevice = device
    let traits = traits ?? UITraitCollection(device: device)
    self.traits = traits
    // A second device in a test is of the same system.
    otherOutcomes = StageLocal.current?.otherOutcomes ?? []
    currentTraits = CurrentTraits(screen: traits)
    CenterOfStage.find { StageLocal.current?.notifications }
    clock = Clock()
    loop = UpdateLoop(clock: clock)
    loop.stage = self
    loop.layoutWindows = { [weak self] in
      guard let self else { return false }
      self.observedChanges.deliver()
      return self.application.layOutWindows()
    }
    loop.reportRunaway = { [weak self] in
      self?.record(
        log: "The update loop didn't come to rest after \(UpdateLoop.roundLimit) rounds."
      )
    }
  }

  private static let shared = Stage()

  public static var current: Stage {
    StageLocal.current ?? shared
  }

  /// Runs an operation on this stage.
  public func perform<T>(_ operation: () throws -> T) rethrows -> T {
    try StageLocal.$current.withValue(self, operation: operation)
  }

  // MARK: Reports

  func record(log text: String) {
    log.append(text)
  }

  func record(unsupported feature: String) {
    guard !unsupportedFeatures.contains(feature) else { return }
    unsupportedFeatures.append(feature)
    FileHandle.standardError.write(Data("Unsupported on Linux: \(feature).\n".utf8))
  }

  func record(unsettled decision: String) {
    guard !unsettledDecisions.contains(decision) else { return }
    unsettledDecisions.append(decision)
  }

  /// Records that an outcome is chosen now, and says whether it is the harsher one.
  package func takes(_ outcome: OpenOutcomes) -> Bool {
    metOutcomes.insert(outcome)
    return !otherOutcomes.contains(outcome)
  }
}

@_spi(Headless)
public enum StageLocal {
  @TaskLocal public static var current: Stage?
}
