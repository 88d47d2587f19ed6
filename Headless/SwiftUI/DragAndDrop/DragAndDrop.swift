@_spi(Headless) public import CoreTransferable
public import Foundation
@_spi(Headless) public import UIKit
internal import UniformTypeIdentifiers

/// What is dragged.
enum DragPayload {
  case value(any Transferable)
  case provider(NSItemProvider)

  /// The types of data that it can be had as.
  var types: [UTType] {
    switch self {
    case .value(let value): Self.types(of: value)
    case .provider(let provider):
      provider.registeredTypeIdentifiers.map { UTType(exportedAs: $0) }
    }
  }

  private static func types<Value: Transferable>(of value: Value) -> [UTType] {
    Transfer.exportedTypes(of: value)
  }

  /// The payload for who knows no types of Swift.
  var asProvider: NSItemProvider {
    switch self {
    case .value(let value): Self.provider(of: value)
    case .provider(let provider): provider
    }
  }

  private static func provider<Value: Transferable>(of value: Value) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.representations = Transfer.exports(of: value).map { export in
      NSItemProvider.Representation(identifier: export.type.identifier, load: export.load)
    }
    return provider
  }
}

@MainActor
protocol DragSource: Node {
  func payload() -> DragPayload?
}

@MainActor
protocol DropTarget: Node {
  func accepts(_ payload: DragPayload) -> Bool
  func setTargeted(_ isTargeted: Bool)
  func drop(_ payload: DragPayload, at place: CGPoint) -> Bool
}

/// The views of a stage that can be dragged, and those that something can be dropped on.
@MainActor
enum DragAndDrop {
  private struct Entry {
    weak var node: Node?
  }

  private static var entries: [Entry] = []

  static func add(_ node: Node) {
    entries.removeAll { $0.node?.isMounted != true }
    entries.append(Entry(node: node))
  }

  /// The innermost nodes at a point, first.
  private static func nodes(at point: CGPoint, on stage: Stage) -> [Node] {
    entries.compactMap(\.node)
      .filter { node in
        node.isMounted && node.graph.stage === stage && node.containerView?.window != nil
          && node.windowRect(node.frame).contains(point)
      }
      .sorted { $0.depth > $1.depth }
  }

  /// Lifts what is at one point and drops it at another.
  static func carry(from start: CGPoint, to end: CGPoint, on stage: Stage) -> Bool {
    let sources = nodes(at: start, on: stage).lazy.compactMap { $0 as? any DragSource }
    guard let source = sources.first(where: { $0.environment.isEnabled }),
      let payload = source.payload()
    else { return false }
    let targets = nodes(at: end, on: stage).lazy.compactMap { $0 as? any DropTarget }
    guard let target = targets.first(where: { $0.environment.isEnabled && $0.accepts(payload) })
    else { return false }
    target.setTargeted(true)
    stage.loop.settle()
    guard target.isMounted else { return false }
    let frame = target.windowRect(target.frame)
    let isTaken = target.drop(payload, at: CGPoint(x: end.x - frame.minX, y: end.y - frame.minY))
    target.setTargeted(false)
    stage.loop.settle()
    return isTaken
  }
}

@_spi(Headless)
extension Stage {
  /// Drags what is at one point to another, as a finger does after a long press.
  ///
  /// - Returns: Whether a view there took it.
  @discardableResult
  public func dragAndDrop(from start: CGPoint, to end: CGPoint) -> Bool {
    perform { DragAndDrop.carry(from: start, to: end, on: self) }
  }
}

// MARK: Sources

nonisolated struct DragModifier: ViewModifier {
  typealias Body = Never

  let payload: () -> DragPayload?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    DragNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class DragNode<Modified: View>: LayoutModifierNode<Modified, DragModifier>, DragSource {
  override func didRealize() {
    DragAndDrop.add(self)
    graph.stage.perform { unsupported("dragging views with a finger") }
  }

  func payload() -> DragPayload? { modifier.payload() }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragModifier { .value(payload()) })
  }

  /// What lies under a finger while it drags isn't drawn.
  @available(iOS 16.0, *)
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier { .value(payload()) })
  }

  @available(iOS 13.4, *)
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier { .provider(data()) })
  }

  @available(iOS 15.0, *)
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier { .provider(data()) })
  }
}
