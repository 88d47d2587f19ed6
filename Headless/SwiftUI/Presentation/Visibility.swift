@available(iOS 15.0, *)
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden

  /// Nil for what the system decides.
  var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
