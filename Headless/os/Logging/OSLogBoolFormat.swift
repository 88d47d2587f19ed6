@available(iOS 14.0, *)
public enum OSLogBoolFormat {
  case truth
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}
