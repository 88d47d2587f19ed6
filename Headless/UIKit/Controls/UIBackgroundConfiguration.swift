@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { insets.value }
    set { insets.value = newValue }
  }
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private var insets = HashableInsets(value: .zero)

  init() {}

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

/// Insets in a value that is hashable; UIKit's own aren't.
struct HashableInsets: Hashable, Sendable {
  var value: NSDirectionalEdgeInsets

  func hash(into hasher: inout Hasher) {
    hasher.combine(value.top)
    hasher.combine(value.leading)
    hasher.combine(value.bottom)
    hasher.combine(value.trailing)
  }
}
