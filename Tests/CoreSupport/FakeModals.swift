import NavigationCore

/// A chain of presentations with UIKit's bad habits, driven by hand.
@MainActor
package final class FakeModals: ModalContainer {
  /// A screen that presents, or is presented.
  @MainActor
  package final class Screen {
    package let name: String
    fileprivate(set) weak var presenter: Screen?
    fileprivate(set) var presented: Screen?

    init(_ name: String) {
      self.name = name
    }
  }

  private struct Motion {
    let presenter: Screen
    let completion: @MainActor () -> Void
    var calledOff: [@MainActor () -> Void] = []
  }

  package let base = Screen("Root")
  /// Whether nobody takes notice of calls.
  package var isDeaf = false
  /// How many calls have taken something away.
  package private(set) var dismissals = 0
  private var motion: Motion?
  private var turns: [@MainActor () -> Void] = []

  package init() {}

  package var shown: [Screen] {
    var result: [Screen] = []
    while let next = (result.last ?? base).presented { result.append(next) }
    return result
  }

  package func present(_ name: String, on presenter: Screen? = nil) -> Screen {
    let screen = Screen(name)
    let top = presenter ?? shown.last ?? base
    screen.presenter = top
    top.presented = screen
    return screen
  }

  // MARK: Looking

  package func presenter(of modal: Screen) -> Screen? { modal.presenter }
  package func presented(by modal: Screen) -> Screen? { modal.presented }

  package func isLeaving(_ modal: Screen) -> Bool {
    guard modal.presenter != nil else { return true }
    return motion.map { shown(above: $0.presenter).contains { $0 === modal } } ?? false
  }

  private func shown(above presenter: Screen) -> [Screen] {
    guard let lowest = presenter.presented else { return [] }
    return leaving(with: lowest)
  }

  // MARK: Taking away

  package func dismiss(
    from presenter: Screen,
    animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    guard !isDeaf, motion == nil else { return }
    guard presenter.presented != nil else {
      guard let own = presenter.presenter else { return }
      return dismiss(from: own, animated: animated, completion: completion)
    }
    dismissals += 1
    motion = Motion(presenter: presenter, completion: completion)
    if !animated { rest() }
  }

  /// Ends what moves.
  package func rest(isCalledOff: Bool = false) {
    guard let motion else { return }
    self.motion = nil
    guard !isCalledOff else {
      // No completion is called for what is undone.
      for body in motion.calledOff { body() }
      return
    }
    takeAway(from: motion.presenter)
    motion.completion()
  }

  /// A person takes the topmost away.
  package func pullDown() {
    guard motion == nil, let presenter = shown.last?.presenter else { return }
    takeAway(from: presenter)
  }

  private func takeAway(from presenter: Screen) {
    for screen in shown(above: presenter) {
      screen.presenter?.presented = nil
      screen.presenter = nil
    }
  }

  package func whenCalledOff(_ modal: Screen, _ body: @escaping @MainActor () -> Void) {
    motion?.calledOff.append(body)
  }

  // MARK: Turns

  package func inNextTurn(_ body: @escaping @MainActor () -> Void) {
    turns.append(body)
  }

  package func endTurn() {
    let bodies = turns
    turns = []
    for body in bodies { body() }
  }
}
