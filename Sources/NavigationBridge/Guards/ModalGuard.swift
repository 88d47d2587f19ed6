import UIKit

/// The ways out of one modal, as far as guards have to be asked there.
///
/// The guarded screens in it hold it, and the table finds it.
@MainActor
final class ModalGuard {
  private struct Entry {
    weak var presented: UIViewController?
    weak var guards: ModalGuard?
  }

  private static var table: [ObjectIdentifier: Entry] = [:]

  static func guards(of presented: UIViewController) -> ModalGuard {
    if let entry = table[ObjectIdentifier(presented)], entry.presented === presented,
      let known = entry.guards
    {
      return known
    }
    table = table.filter { $0.value.guards != nil }
    let guards = ModalGuard(presented)
    table[ObjectIdentifier(presented)] = Entry(presented: presented, guards: guards)
    return guards
  }

  /// The controller that was presented, for a controller in it.
  static func presentedRoot(of controller: UIViewController) -> UIViewController? {
    var root = controller
    while let parent = root.parent { root = parent }
    return root.presentingViewController == nil ? nil : root
  }

  private weak var presented: UIViewController?
  private let shim = ModalGuardDelegate()
  /// Whether the app let the modal be pulled down before it was guarded.
  private var isModalBefore: Bool?
  /// Whether a dismissal runs that has been asked for.
  private(set) var isPassing = false

  private init(_ presented: UIViewController) {
    self.presented = presented
    shim.guards = self
  }

  var isGuarded: Bool {
    guard let presented else { return false }
    return !GuardDesk.guardedBridges(in: [presented]).isEmpty
  }

  // MARK: Refusing the finger

  /// Refuses pulls while a screen in the modal is guarded, and leaves it to the app otherwise.
  func update(for bridge: ScreenBridge) {
    guard let presented else { return }
    let isGuarded = isGuarded
    if isGuarded { takeDelegate(of: presented, for: bridge) }
    let refuses = isGuarded && !hasTouchesBehind(presented)
    if refuses, isModalBefore == nil {
      isModalBefore = presented.isModalInPresentation
      presented.isModalInPresentation = true
    } else if !refuses, let before = isModalBefore {
      isModalBefore = nil
      presented.isModalInPresentation = before
    }
  }

  /// A screen in the modal has disappeared: if the modal has gone, so have they all.
  func noteEnd() {
    guard let presented, presented.isBeingDismissed || presented.presentingViewController == nil
    else { return }
    for bridge in GuardDesk.bridges(in: presented) { bridge.noteLeaving() }
  }

  private func takeDelegate(of presented: UIViewController, for bridge: ScreenBridge) {
    guard let presentation = presented.presentationController else { return }
    switch presentation.delegate {
    case nil: presentation.delegate = shim
    case let delegate?: if !(delegate is any GuardingDelegate) { bridge.reportOwnedPresentation() }
    }
  }

  /// The flag would swallow touches behind a sheet that leaves them to the screen below.
  private func hasTouchesBehind(_ presented: UIViewController) -> Bool {
    guard #available(iOS 15.0, *), PlatformFeatures.current.bar15,
      let sheet = presented.sheetPresentationController
    else { return false }
    return sheet.largestUndimmedDetentIdentifier != nil
  }

  // MARK: Asking

  /// Dismisses past the guards.
  func passing(_ body: () -> Void) {
    isPassing = true
    body()
    isPassing = false
  }

  /// Asks, and dismisses if the answer is yes, now or later.
  func attemptToDismiss(cause: NavigationAttempt.Cause) {
    guard let exit = exit(cause: cause, animated: true, completion: nil) else { return }
    GuardDesk.ask(exit) { mayLeave in
      if mayLeave { _ = exit.performIfValid() }
    }
  }

  /// Whether code may dismiss what a controller presents, or else the controller itself.
  static func mayDismiss(
    from controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    let root = controller.presentedViewController ?? presentedRoot(of: controller)
    guard let root, !(root is UIAlertController) else { return true }
    return guards(of: root).mayDismiss(cause: .dismiss, animated: animated, completion: completion)
  }

  /// Whether code may dismiss the modal now.
  func mayDismiss(
    cause: NavigationAttempt.Cause,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    guard !isPassing, isGuarded,
      let exit = exit(cause: cause, animated: animated, completion: completion)
    else { return true }
    return GuardDesk.mayGoOn(exit)
  }

  func exit(
    cause: NavigationAttempt.Cause,
    animated: Bool,
    completion: (() -> Void)?
  ) -> GuardedExit? {
    guard let presented else { return nil }
    let leaving = Self.leaving(presented)
    return GuardedExit(
      leaving: leaving,
      cause: cause,
      target: .dismissal,
      isValid: { [weak presented] in
        guard let presented, presented.presentingViewController != nil,
          !presented.isBeingDismissed
        else { return false }
        return Self.leaving(presented).elementsEqual(leaving, by: ===)
      },
      perform: { [weak self, weak presented] in
        guard let self, let presenter = presented?.presentingViewController else { return }
        passing { presenter.dismiss(animated: animated, completion: completion) }
      }
    )
  }

  /// The containers that a dismissal takes away, the topmost first.
  static func leaving(_ presented: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var next: UIViewController? = presented
    while let current = next {
      // The prompt of a guard goes with the answer.
      if !(current is UIAlertController) { result.insert(current, at: 0) }
      next = current.presentedViewController
    }
    return result
  }
}

/// A delegate that asks the guards of its modal itself.
@MainActor
protocol GuardingDelegate: AnyObject {}

/// The delegate of a guarded modal whose app has none.
@MainActor
final class ModalGuardDelegate: NSObject, UIAdaptivePresentationControllerDelegate,
  GuardingDelegate
{
  weak var guards: ModalGuard?

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    !(guards?.isGuarded ?? false)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    guards?.attemptToDismiss(cause: .pullDown)
  }
}
