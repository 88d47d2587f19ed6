@_spi(Headless) import UIKit

nonisolated public struct Spacer: View, Sendable {
  public typealias Body = Never

  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Spacer, _ parent: Node) -> ViewNode<Spacer> {
    SpacerNode(view, parent)
  }
}

/// Takes what is left along the stack's axis, and nothing across it.
final class SpacerNode: ViewNode<Spacer> {
  override func receive(_ new: Spacer) {
    guard new.minLength != view.minLength else { return }
    view = new
    invalidateLayout()
  }

  override func environmentDidChange() {
    invalidateLayout()
  }

  private var minimum: CGFloat { view.minLength ?? 8 }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(minimum, proposal.width ?? 0)
    let height = max(minimum, proposal.height ?? 0)
    return switch environment.stackAxis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  /// D: all others come first.
  override var layoutPriority: Double { -.infinity }

  override func covers(_ point: CGPoint) -> Bool { false }
  override func isSpacer(along axis: Axis) -> Bool { true }
  override func spacing(along axis: Axis) -> CGFloat? { 0 }
}
