// A.6
@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// A transformer in a value that is hashable: closures tell nothing of what they do.
struct HashableTransformer: Hashable, @unchecked Sendable {
  let transformer: UIConfigurationColorTransformer?

  static func == (lhs: HashableTransformer, rhs: HashableTransformer) -> Bool {
    (lhs.transformer == nil) == (rhs.transformer == nil)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transformer == nil)
  }
}
