public import Foundation
@_spi(Headless) public import UIKit
public import UniformTypeIdentifiers

@available(iOS 13.4, *)
@MainActor @preconcurrency
public protocol DropDelegate {
  @MainActor @preconcurrency
  func validateDrop(info: DropInfo) -> Bool

  @MainActor @preconcurrency
  func performDrop(info: DropInfo) -> Bool

  @MainActor @preconcurrency
  func dropEntered(info: DropInfo)

  @MainActor @preconcurrency
  func dropUpdated(info: DropInfo) -> DropProposal?

  @MainActor @preconcurrency
  func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
extension DropDelegate {
  @MainActor @preconcurrency
  public func validateDrop(info: DropInfo) -> Bool { true }

  @MainActor @preconcurrency
  public func dropEntered(info: DropInfo) {}

  @MainActor @preconcurrency
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  @MainActor @preconcurrency
  public func dropExited(info: DropInfo) {}
}

@available(iOS 13.4, *)
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

@available(iOS 13.4, *)
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

@available(iOS 13.4, *)
public struct DropInfo {
  public let location: CGPoint
  let provider: NSItemProvider

  private func conforms(to types: [UTType]) -> Bool {
    provider.registeredTypeIdentifiers.contains { identifier in
      types.contains { UTType(exportedAs: identifier).conforms(to: $0) }
    }
  }

  @available(iOS 14.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    conforms(to: contentTypes)
  }

  @available(iOS 14.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    conforms(to: contentTypes) ? [provider] : []
  }
}

nonisolated struct ProviderDropModifier<Delegate: DropDelegate>: ViewModifier {
  typealias Body = Never

  let types: [UTType]
  let delegate: Delegate

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ProviderDropNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ProviderDropNode<Modified: View, Delegate: DropDelegate>:
  LayoutModifierNode<Modified, ProviderDropModifier<Delegate>>, DropTarget
{
  private var info = DropInfo(location: .zero, provider: NSItemProvider())

  override func didRealize() {
    DragAndDrop.add(self)
  }

  func accepts(_ payload: DragPayload) -> Bool {
    info = DropInfo(location: .zero, provider: payload.asProvider)
    return info.hasItemsConforming(to: modifier.types)
      && modifier.delegate.validateDrop(info: info)
  }

  func setTargeted(_ isTargeted: Bool) {
    if isTargeted {
      modifier.delegate.dropEntered(info: info)
    } else {
      modifier.delegate.dropExited(info: info)
    }
  }

  func drop(_ payload: DragPayload, at place: CGPoint) -> Bool {
    let info = DropInfo(location: place, provider: info.provider)
    switch modifier.delegate.dropUpdated(info: info)?.operation {
    case .cancel, .forbidden: return false
    case .copy, .move, nil: return modifier.delegate.performDrop(info: info)
    }
  }
}

/// The closures of `onDrop` as a delegate.
nonisolated private struct ClosureDropDelegate: DropDelegate {
  let isTargeted: Binding<Bool>?
  let perform: ([NSItemProvider], CGPoint) -> Bool

  init(
    isTargeted: Binding<Bool>?,
    perform: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    self.isTargeted = isTargeted
    self.perform = perform
  }

  @MainActor
  func dropEntered(info: DropInfo) {
    isTargeted?.wrappedValue = true
  }

  @MainActor
  func dropExited(info: DropInfo) {
    isTargeted?.wrappedValue = false
  }

  @MainActor
  func performDrop(info: DropInfo) -> Bool {
    perform([info.provider], info.location)
  }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      ProviderDropModifier(
        types: supportedContentTypes,
        delegate: ClosureDropDelegate(isTargeted: isTargeted) { providers, _ in action(providers) }
      )
    )
  }

  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      ProviderDropModifier(
        types: supportedContentTypes,
        delegate: ClosureDropDelegate(isTargeted: isTargeted, perform: action)
      )
    )
  }

  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    modifier(
      ProviderDropModifier(
        types: supportedContentTypes,
        delegate: AnyDropDelegate(delegate: delegate)
      )
    )
  }
}

nonisolated private struct AnyDropDelegate: DropDelegate {
  let delegate: any DropDelegate

  init(delegate: any DropDelegate) {
    self.delegate = delegate
  }

  @MainActor
  func validateDrop(info: DropInfo) -> Bool { delegate.validateDrop(info: info) }
  @MainActor
  func performDrop(info: DropInfo) -> Bool { delegate.performDrop(info: info) }
  @MainActor
  func dropEntered(info: DropInfo) { delegate.dropEntered(info: info) }
  @MainActor
  func dropUpdated(info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  @MainActor
  func dropExited(info: DropInfo) { delegate.dropExited(info: info) }
}
