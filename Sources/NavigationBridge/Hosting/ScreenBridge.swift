import NavigationCore
public import SwiftUI
import UIKit

/// Connects one hosted screen with the navigation bar of its stack.
///
/// `BridgedHostingController` has one. An app with its own subclass of `UIHostingController` gives
/// it a bridge and forwards eight calls:
///
/// ```swift
/// final class ScreenController: UIHostingController<BridgedScreen<AccountView>> {
///   private let bridge = ScreenBridge()
///
///   init() {
///     super.init(rootView: bridge.screen(AccountView()))
///     bridge.attach(to: self)
///   }
///
///   override func willMove(toParent parent: UIViewController?) {
///     super.willMove(toParent: parent)
///     bridge.willMove(toParent: parent)
///   }
///   // The same for didMove(toParent:), viewWillAppear(_:), viewDidLayoutSubviews(),
///   // viewDidAppear(_:), viewWillDisappear(_:) and viewDidDisappear(_:).
///
///   override func accessibilityPerformEscape() -> Bool {
///     bridge.accessibilityPerformEscape() || super.accessibilityPerformEscape()
///   }
/// }
/// ```
///
/// Without the last one VoiceOver's escape gesture leaves the screen without asking its guard. Where
/// a screen says something of the status bar or the home indicator, the controller answers
/// `preferredStatusBarStyle`, `prefersStatusBarHidden` and `prefersHomeIndicatorAutoHidden` by the
/// bridge's properties of these names.
@MainActor
public final class ScreenBridge {
  let features = PlatformFeatures.current
  let log = BarWriteLog.current
  private let reporter = NavigationIssueReporter.current
  private var reported: Set<String> = []

  /// What the caller, the route and the outermost view said.
  var base: NavigationBarConfiguration { didSet { needsApply = true } }
  var drafts = BarDrafts()
  var slots = BarSlots()
  private(set) var revision = 0

  /// What the screen gets from its stack.
  let context = ScreenContext()
  /// The type of the app's view.
  private(set) var rootType: Any.Type = Never.self
  /// The environment that a presented screen may inherit from, and how deep it was read.
  var inheritable: (depth: Int, values: EnvironmentValues)?

  var guards = GuardDrafts()
  /// The attempt that the guards are being asked for.
  var question: GuardQuestion?
  /// Whether the screen's leaving has been asked for.
  var mayLeave = false
  /// Whether it is known that the screen has left.
  var hasLeft = false
  var stackGuard: StackGuard?
  var modalGuard: ModalGuard?
  var backGuard: AdoptedBackGuard?

  weak var controller: UIViewController?
  var measure: @MainActor (CGSize) -> Void = { _ in }

  /// The stack that the controller is being moved to, before its array may show it.
  weak var enteredStack: UINavigationController?
  var stackBars: StackBars?

  /// The engine of the stack that the screen is on, as long as it is.
  private(set) var engine: StackEngine?
  /// Whether the screen has got what its stack gives it.
  private var hasContext = false
  /// The route that led to the screen.
  var route: AnyHashable?
  /// Whether the screen comes into its stack below others: it isn't made before it is revealed.
  var isCovered = false

  /// Whether the controller has a parent, from `willMove(toParent:)` on until it was removed.
  var isAttached = false
  /// The member of a stack whose item shows the bar of this screen.
  weak var member: UIViewController?
  /// The bridge of that member, where the member is a hosted screen around this one.
  weak var outer: ScreenBridge?
  let nestedToken = BarModifierToken()
  /// What was applied last, as far as the controller is asked for it.
  var shown = NavigationBarConfiguration()
  var hasMeasured = false
  var hasAppeared = false
  var isMeasuring = false
  var needsApply = false
  var waitsForTransition = false
  /// Whether something that was said waits for the end of a transition.
  var isPostponed = false
  private var actionsAfterUpdate: [() -> Void] = []
  private var isInLayout = false
  var wasSilentWhenAppearing = false

  /// Measures a screen whose container has no view yet: what is measured only has to be laid out.
  static let sizeBeforeLoading = CGSize(width: 390, height: 844)

  /// Creates a bridge for one hosted screen.
  ///
  /// - Parameter bar: What the bar shows, ahead of what the screen says. It wins over the screen's
  ///   own modifiers, part by part.
  public init(bar: NavigationBarConfiguration? = nil) {
    base = bar ?? NavigationBarConfiguration()
    nestedToken.place = .ownHost
  }

  /// Wraps a view so that its bar modifiers find this bridge.
  ///
  /// - Parameter content: The screen.
  /// - Returns: The root view for the hosting controller.
  public func screen<Content: View>(_ content: Content) -> BridgedScreen<Content> {
    rootType = (content as? any LazyContent)?.contentType ?? Content.self
    if let providing = content as? any NavigationBarProviding {
      base.fill(from: providing.navigationBar)
    }
    return BridgedScreen(content, bridge: self)
  }

  /// Names the controller whose screen this is.
  ///
  /// Call it once, after `super.init`.
  ///
  /// - Parameter controller: The controller that hosts what `screen(_:)` returned.
  public func attach(to controller: UIHostingController<some View>) {
    self.controller = controller
    measure = { [weak controller] size in _ = controller?.sizeThatFits(in: size) }
    BridgeTable.add(self, for: controller)
  }
}

// MARK: - The stack

extension ScreenBridge {
  /// The screen has a place in a stack that a navigator knows.
  ///
  /// What it gets from there waits until it is made.
  func join(_ engine: StackEngine) {
    expect(engine)
    if !isCovered { enterContext() }
  }

  /// The screen will have a place in the stack: it isn't known yet whether below others.
  func expect(_ engine: StackEngine) {
    self.engine = engine
    hasContext = false
  }

  /// Gives the screen its navigator and its environment.
  func enterContext() {
    guard !hasContext, let engine, let controller else { return }
    hasContext = true
    context.enter(engine.environment, navigator: engine.navigator(for: controller))
  }

  /// The screen is presented without a stack.
  func enter(_ engine: StackEngine, navigator: Navigator) {
    self.engine = engine
    hasContext = true
    context.enter(engine.environment, navigator: navigator)
  }

  /// The screen has left the stack: what follows is no longer its business.
  func leaveStack() {
    let left = engine
    if let left, !hasContext {
      // Never made, it may be shown elsewhere: then it has what it would have had, and a navigator
      // of a place that is no more.
      let place = NavigatorPlace(engine: left, entry: EntryTable.makeID())
      hasContext = true
      context.enter(left.environment, navigator: Navigator(place: place))
    }
    isCovered = false
    engine = nil
    inheritable = nil
    if let controller { left?.screenDidChange(controller) }
  }

  func tellEngine() {
    guard let controller else { return }
    engine?.screenDidChange(controller)
  }
}

// MARK: - What the modifiers say

extension ScreenBridge {
  /// Keeps what a modifier's body says.
  ///
  /// - Returns: A number that differs from all before, so that the modifier's background updates.
  func record(
    _ configuration: NavigationBarConfiguration,
    for token: BarModifierToken,
    depth: Int
  ) -> Int {
    revision += 1
    guard token.place != .foreignHost else { return revision }
    // What measuring reaches is this host's own, and a screen without a parent presents nothing.
    if isMeasuring || !isAttached { token.place = .ownHost }
    drafts.record(configuration, for: token, depth: depth, isLate: wasSilentWhenAppearing)
    needsApply = true
    return revision
  }

  /// A modifier's place in the tree of controllers is known.
  ///
  /// - Parameters:
  ///   - token: The modifier.
  ///   - host: The controller whose view has it.
  ///   - isFinal: Whether the tree is complete.
  func check(_ token: BarModifierToken, in host: UIViewController?, isFinal: Bool) {
    guard token.place == .unknown || token.place == .doubtful else { return }
    if let controller, let host,
      BridgeTable.controllers(above: host).contains(where: { $0 === controller })
    {
      token.place = .ownHost
      if let late = drafts.lateConfiguration(of: token) {
        report(BarIssue.lateModifier(late), at: late.site)
      }
    } else if isFinal {
      token.place = .foreignHost
      if let configuration = drafts.configuration(of: token) {
        _ = drafts.remove(token)
        report(BarIssue.missingBridge(configuration), at: configuration.site)
      }
    } else {
      token.place = .doubtful
    }
    needsApply = true
    flush()
  }

  /// The modifier's background was updated: what was recorded is applied in the same frame.
  func flush() {
    guard needsApply, !drafts.isIncomplete else { return }
    applyGuards()
    apply(.update)
  }

  /// What another controller's item says may have changed.
  func refresh() {
    guard member != nil else { return }
    needsApply = true
    apply(.update)
  }

  /// A guard came or went.
  func guardsChanged() {
    needsApply = true
    revision += 1
  }

  /// The modifier was removed.
  ///
  /// Others may follow in this update: the layout that it ends with applies.
  func remove(_ token: BarModifierToken) {
    let saidSomething = drafts.remove(token)
    guard guards.remove(token) || saidSomething else { return }
    needsApply = true
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Applies once more, in the layout that comes next.
  func applyLater() {
    needsApply = true
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Does what must not happen while SwiftUI updates, in the layout that follows.
  func afterUpdate(_ action: @escaping () -> Void) {
    actionsAfterUpdate.append(action)
    if !isInLayout { controller?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Applies in the layout of the controller's view, after SwiftUI's own.
  func applyInLayout() {
    isInLayout = true
    apply(.update)
    let actions = actionsAfterUpdate
    actionsAfterUpdate = []
    for action in actions { action() }
    isInLayout = false
  }

  /// Reports an issue, each text once a screen.
  func report(
    _ text: String,
    at site: CallSite = CallSite(fileID: #fileID, line: #line)
  ) {
    guard reported.insert(text).inserted else { return }
    reporter.report(NavigationIssue(text, fileID: site.fileID, line: site.line))
  }
}
