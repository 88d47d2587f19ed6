import UIKit

/// An attempt whose guards are being asked, one after another.
@MainActor
final class GuardQuestion {
  private let exit: GuardedExit
  private let bridges: [ScreenBridge]
  private var open: [(bridge: ScreenBridge, guard: ScreenGuard)]
  private var then: (@MainActor (Bool) -> Void)?
  private weak var alert: UIAlertController?
  private var isPrompting = false
  private var promptCount = 0

  init(
    _ exit: GuardedExit,
    bridges: [ScreenBridge],
    then: @escaping @MainActor (Bool) -> Void
  ) {
    self.exit = exit
    self.bridges = bridges
    self.then = then
    open = bridges.flatMap { bridge in bridge.guards.active.map { (bridge, $0) } }
    for bridge in bridges { bridge.question = self }
  }

  func askNext() {
    guard then != nil else { return }
    guard !open.isEmpty else { return finish(!hasUnaskedGuards) }
    let (bridge, next) = open.removeFirst()
    switch next.answer {
    case .now(let decide):
      take(decide(exit.attempt), of: next, in: bridge)
    case .later(let decide):
      let attempt = exit.attempt
      Task { @MainActor in
        let decision = await decide(attempt)
        self.take(decision, of: next, in: bridge)
      }
    }
  }

  private func take(_ decision: NavigationDecision, of next: ScreenGuard, in bridge: ScreenBridge) {
    guard then != nil else { return }
    switch decision {
    case .leave: askNext()
    case .stay: finish(false)
    case .ask: prompt(next.prompt, in: bridge)
    }
  }

  /// A guard may have come while another one took its time.
  private var hasUnaskedGuards: Bool {
    let asked = Set(bridges.map(ObjectIdentifier.init))
    return GuardDesk.guardedBridges(in: exit.leaving)
      .contains { !asked.contains(ObjectIdentifier($0)) }
  }

  private func finish(_ mayLeave: Bool) {
    guard let then else { return }
    self.then = nil
    for bridge in bridges where bridge.question === self { bridge.question = nil }
    then(mayLeave)
  }

  // MARK: The prompt

  private func prompt(_ prompt: NavigationGuardPrompt, in bridge: ScreenBridge) {
    let alert = UIAlertController(
      title: prompt.title,
      message: prompt.message,
      preferredStyle: .alert
    )
    let life = watch()
    alert.addAction(
      UIAlertAction(title: prompt.leaveTitle, style: .destructive) { _ in
        withExtendedLifetime(life) {}
        self.isPrompting = false
        self.askNext()
      }
    )
    alert.addAction(
      UIAlertAction(title: prompt.stayTitle, style: .cancel) { _ in
        withExtendedLifetime(life) {}
        self.finish(false)
      }
    )
    guard let presenter = presenter(for: bridge) else { return cannotAsk(prompt, in: bridge) }
    self.alert = alert
    presenter.whenNothingPasses {
      guard self.then != nil else { return }
      self.isPrompting = true
      presenter.present(alert, animated: true)
      if presenter.presentedViewController !== alert { self.cannotAsk(prompt, in: bridge) }
    }
  }

  private func presenter(for bridge: ScreenBridge) -> UIViewController? {
    guard let controller = bridge.controller else { return nil }
    // A covered screen isn't in the window: its container is.
    var presenter = controller.navigationController ?? controller
    while let presented = presenter.presentedViewController, !presented.isPassing {
      guard !presented.isBeingDismissed else { return nil }
      presenter = presented
    }
    return presenter.viewIfLoaded?.window == nil ? nil : presenter
  }

  private func cannotAsk(_ prompt: NavigationGuardPrompt, in bridge: ScreenBridge) {
    bridge.report(GuardIssue.noPrompt(prompt.title, screen: bridge.screenName))
    finish(false)
  }

  /// A screen of the attempt has gone: no answer counts any more.
  func abandon() {
    finish(false)
  }

  /// What the prompt's actions keep: it goes with the prompt.
  private func watch() -> PromptLife {
    let life = PromptLife()
    promptCount += 1
    Task { @MainActor [weak self, weak life, promptCount] in
      _ = await EndWaiter<Void>.wait { life?.end = $0 }
      self?.promptDidGo(promptCount)
    }
    return life
  }

  private func promptDidGo(_ number: Int) {
    if isPrompting, number == promptCount { finish(false) }
  }

  /// The app's own code took the prompt away: nobody will answer it.
  func abandonIfGone() {
    guard isPrompting, alert?.presentingViewController == nil else { return }
    finish(false)
  }
}

/// Is there for as long as a prompt.
@MainActor
private final class PromptLife {
  var end: (@MainActor (Void?) -> Void)?
}
