public import Foundation
@_spi(Headless) internal import UIKit

// B.5
public struct Anchor<Value> {
  public struct Source {
    enum Kind {
      case bounds
      case rect(CGRect)
      case point(UnitPoint)
    }

    let kind: Kind
  }

  let source: Source
  weak var node: Node?

  init(source: Source, node: Node) {
    self.source = source
    self.node = node
  }

  /// Where it is in the window; a point has no size.
  @MainActor
  var windowRect: CGRect {
    guard let node else { return .zero }
    let frame = node.finalFrame
    let rect: CGRect =
      switch source.kind {
      case .bounds: frame
      case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
      case .point(let point):
        CGRect(
          x: frame.minX + point.x * frame.width,
          y: frame.minY + point.y * frame.height,
          width: 0,
          height: 0
        )
      }
    return node.windowRect(rect)
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(kind: .rect(r))
  }
}

extension Anchor.Source where Value == CGPoint {
  public static var topLeading: Anchor<CGPoint>.Source { .init(kind: .point(.topLeading)) }
  public static var top: Anchor<CGPoint>.Source { .init(kind: .point(.top)) }
  public static var topTrailing: Anchor<CGPoint>.Source { .init(kind: .point(.topTrailing)) }
  public static var leading: Anchor<CGPoint>.Source { .init(kind: .point(.leading)) }
  public static var center: Anchor<CGPoint>.Source { .init(kind: .point(.center)) }
  public static var trailing: Anchor<CGPoint>.Source { .init(kind: .point(.trailing)) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .init(kind: .point(.bottomLeading)) }
  public static var bottom: Anchor<CGPoint>.Source { .init(kind: .point(.bottom)) }
  public static var bottomTrailing: Anchor<CGPoint>.Source {
    .init(kind: .point(.bottomTrailing))
  }
}
