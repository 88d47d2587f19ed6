@_spi(Headless) import UIKit

/// What modifiers say about a cell of a grid.
enum GridCellTrait {
  case columns(Int)
  case anchor(UnitPoint)
  case columnAlignment(HorizontalAlignment)
  case unsized(Axis.Set)
}

/// A cell with the columns that it takes.
struct GridCell {
  let node: Node
  let column: Int
  var span = 1
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsized: Axis.Set = []

  var end: Int { column + span }

  /// Reads the modifiers around the cell; outer ones count.
  @MainActor
  init(_ node: Node, column: Int) {
    self.node = node
    self.column = column
    var traits: [GridCellTrait] = []
    var next: Node? = node
    while let current = next {
      if let source = current as? any GridCellSource { traits.append(source.gridTrait) }
      next = current.wrappedElement
    }
    for trait in traits.reversed() {
      switch trait {
      case .columns(let count): span = max(1, count)
      case .anchor(let anchor): self.anchor = anchor
      case .columnAlignment(let alignment): columnAlignment = alignment
      case .unsized(let axes): unsized = axes
      }
    }
  }
}

extension GridCells {
  /// The cells, each after the columns of those before it.
  var placedCells: [GridCell] {
    var column = 0
    return cells.map { node in
      let cell = GridCell(node, column: column)
      column = cell.end
      return cell
    }
  }
}

@MainActor
protocol GridCellSource: Node {
  var gridTrait: GridCellTrait { get }
}

nonisolated struct GridCellModifier: ViewModifier {
  typealias Body = Never

  let trait: GridCellTrait

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    GridCellNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class GridCellNode<Modified: View>: LayoutModifierNode<Modified, GridCellModifier>,
  GridCellSource
{
  var gridTrait: GridCellTrait { modifier.trait }

  override func modifierDidChange(from old: GridCellModifier) {
    invalidateContainerLayout()
  }
}

@available(iOS 16.0, *)
extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(trait: .columns(count)))
  }

  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(trait: .anchor(anchor)))
  }

  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(trait: .columnAlignment(guide)))
  }

  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(trait: .unsized(axes)))
  }
}
