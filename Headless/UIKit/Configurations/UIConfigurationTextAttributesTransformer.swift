public import Foundation

// A.8
@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A transformer in a value that is hashable: closures tell nothing of what they do.
struct HashableTextTransformer: Hashable, @unchecked Sendable {
  let transformer: UIConfigurationTextAttributesTransformer?

  static func == (lhs: HashableTextTransformer, rhs: HashableTextTransformer) -> Bool {
    (lhs.transformer == nil) == (rhs.transformer == nil)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transformer == nil)
  }
}
