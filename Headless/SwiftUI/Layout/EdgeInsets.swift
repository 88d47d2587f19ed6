public import UIKit

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top,
      leading: nsEdgeInsets.leading,
      bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing
    )
  }

  /// The same inset on some edges, none on the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  var width: CGFloat { leading + trailing }
  var height: CGFloat { top + bottom }

  /// What is left of a rectangle, in layout coordinates: leading is where x begins.
  func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading,
      y: rect.minY + top,
      width: max(0, rect.width - width),
      height: max(0, rect.height - height)
    )
  }
}
