public struct ViewDimensions: Equatable {
  let size: CGSize
  /// The node that sets guides; nil for plain ones.
  let node: Node?

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guard let node else { return nil }
    let size = size
    return MainActor.assumeIsolated {
      node.explicitGuide(guide, in: ViewDimensions(size: size, node: node))
    }
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guard let node else { return nil }
    let size = size
    return MainActor.assumeIsolated {
      node.explicitGuide(guide, in: ViewDimensions(size: size, node: node))
    }
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size
  }
}
