/// The searches that are alive, to find those that share their text.
@MainActor
enum SearchTable {
  private struct Entry {
    weak var session: SearchSession?
  }

  private static var entries: [Entry] = []

  static func add(_ session: SearchSession) {
    entries.removeAll { $0.session == nil }
    entries.append(Entry(session: session))
  }

  /// Bindings can't be compared: two that change together lead to the same state.
  static func watch(_ session: SearchSession, _ change: () -> Void) {
    let others = entries.compactMap(\.session).filter { $0 !== session }
    let before = others.map(\.boundText)
    change()
    guard let text = session.boundText else { return }
    for (other, old) in zip(others, before) where old != nil && old != text {
      if other.boundText == text { session.reportSharedText(with: other) }
    }
  }
}
