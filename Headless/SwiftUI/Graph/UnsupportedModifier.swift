@_spi(Headless) import UIKit

/// Says once that something a view asks for isn't there; nil for what is.
nonisolated struct UnsupportedModifier: ViewModifier, Equatable {
  typealias Body = Never

  let feature: String?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    UnsupportedNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class UnsupportedNode<Modified: View>: ModifierNode<Modified, UnsupportedModifier> {
  override func didRealize() {
    report()
  }

  override func modifierDidChange(from old: UnsupportedModifier) {
    if isRealized, old != modifier { report() }
  }

  private func report() {
    guard let feature = modifier.feature else { return }
    graph.stage.perform { unsupported(feature) }
  }
}
