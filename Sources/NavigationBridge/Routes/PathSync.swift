import Combine
import SwiftUI

/// Keeps a binding and the path of a stack the same: whichever changed last leads.
@MainActor
final class PathSync<R: Route, Root: View> {
  let root: BridgedHostingController<Root>
  private var path: Binding<[R]>?
  /// What the binding said when it was last looked at.
  private var known: [R] = []
  private weak var navigator: Navigator?
  private var changes: AnyCancellable?
  /// How many paths the stack has been asked for and has not yet answered.
  private var openCommands = 0

  init(root: Root) {
    self.root = root.hostedWithBridge()
  }

  func connect(_ navigator: Navigator, _ path: Binding<[R]>) {
    self.navigator = navigator
    self.path = path
    // It is sent from a turn of its own, never while SwiftUI updates.
    changes = navigator.objectWillChange.sink { [weak self] in self?.writeBack() }
    known = path.wrappedValue
    if !known.isEmpty { request(known, animated: false) }
  }

  /// The binding may have a new value.
  func follow(_ path: Binding<[R]>, animated: Bool) {
    self.path = path
    let wanted = path.wrappedValue
    guard wanted != known else { return }
    known = wanted
    request(wanted, animated: animated)
  }

  private func request(_ routes: [R], animated: Bool) {
    guard let navigator else { return }
    // The stack may be made while a screen around it is measured.
    let task = UpdateWatch.apart { navigator.setPath(routes, animated: animated) }
    openCommands += 1
    Task { @MainActor [weak self] in
      _ = await task.finished
      self?.openCommands -= 1
      self?.writeBack()
    }
  }

  /// What the stack has become is the truth, once nothing is asked of it and nothing moves.
  private func writeBack() {
    guard openCommands == 0, let navigator, !navigator.isTransitioning, let path else { return }
    let actual = navigator.path(of: R.self)
    guard actual != known else { return }
    known = actual
    if path.wrappedValue != actual { path.wrappedValue = actual }
  }
}
