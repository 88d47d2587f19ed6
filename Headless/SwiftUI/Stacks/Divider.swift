@_spi(Headless) import UIKit

nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never

  public init() {}

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Divider, _ parent: Node) -> ViewNode<Divider> {
    DividerNode(view, parent)
  }
}

/// A line of one pixel across the axis of the stack that it is in.
final class DividerNode: ViewNode<Divider> {
  private var isVertical: Bool { environment.stackAxis == .horizontal }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let pixel = environment.pixelLength
    return isVertical
      ? CGSize(width: pixel, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: pixel)
  }

  override func environmentDidChange() {
    invalidateLayout()
    invalidateDisplay()
  }

  override func display(in context: inout DisplayContext) {
    let color = UIColor.separator.displayColor(for: environment.colorTraits)
    context.add(.fill(.rect(context.local(frame)), .color(color)))
  }
}

extension EnvironmentValues {
  /// The axis of the innermost stack.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}
