@_spi(Headless) public import CoreTransferable
public import Foundation
@_spi(Headless) internal import UIKit
internal import UniformTypeIdentifiers

nonisolated struct DropModifier<T: Transferable>: ViewModifier {
  typealias Body = Never

  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    DropNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class DropNode<Modified: View, T: Transferable>:
  LayoutModifierNode<Modified, DropModifier<T>>, DropTarget
{
  override func didRealize() {
    DragAndDrop.add(self)
  }

  func accepts(_ payload: DragPayload) -> Bool {
    if case .value(let value) = payload, value is T { return true }
    let imported = Transfer.importedTypes(of: T.self)
    return payload.types.contains { type in imported.contains { type.conforms(to: $0) } }
  }

  func setTargeted(_ isTargeted: Bool) {
    modifier.isTargeted(isTargeted)
  }

  /// A value of another type has to be made of its data first: the action runs later.
  func drop(_ payload: DragPayload, at place: CGPoint) -> Bool {
    if case .value(let value) = payload, let value = value as? T {
      return modifier.action([value], place)
    }
    let representations = payload.asProvider.representations
    let stage = graph.stage
    Task { [weak self] in
      let exports = representations.map { Transfer.Export($0.identifier, $0.load) }
      guard let value = try? await Transfer.load(T.self, from: exports), let self else { return }
      stage.perform { _ = self.modifier.action([value], place) }
    }
    return true
  }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(action: action, isTargeted: isTargeted))
  }
}
