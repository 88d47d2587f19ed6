@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  @available(iOS 16.0, *)
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
}
