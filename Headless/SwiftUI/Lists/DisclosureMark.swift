@_spi(Headless) import UIKit

/// The chevron at the end of a row: the one of a table's cells.
nonisolated struct DisclosureMark: View {
  typealias Body = Never

  /// Whether it points down, as that of what is opened.
  var isOpen = false

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    DisclosureMarkNode(view, parent)
  }
}

final class DisclosureMarkNode: ViewNode<DisclosureMark> {
  private var box: CGSize {
    let size = Accessory.disclosureSize
    return view.isOpen ? CGSize(width: size.height, height: size.width) : size
  }

  override func receive(_ new: DisclosureMark) {
    guard new.isOpen != view.isOpen else { return }
    view = new
    invalidateLayout()
    invalidateDisplay()
  }

  override func environmentDidChange() {
    invalidateDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box }

  override func display(in context: inout DisplayContext) {
    context.add(
      Accessory.disclosure(
        at: context.local(frame).origin,
        color: environment.foregroundPaint.color,
        isFlipped: isRightToLeft,
        isOpen: view.isOpen
      )
    )
  }
}
