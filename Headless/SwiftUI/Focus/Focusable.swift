@_spi(Headless) import UIKit

/// What a person can do with a focused view. No keyboard is attached here that could do anything.
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// A view that can have the focus without taking text: its state gives it.
nonisolated struct FocusableModifier: ViewModifier, Equatable {
  typealias Body = Never

  let isFocusable: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FocusableNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class FocusableNode<Modified: View>: ModifierNode<Modified, FocusableModifier> {
  private var isFocused = false

  override func didRealize() {
    follow()
  }

  override func refresh() {
    follow()
  }

  override func modifierDidChange(from old: FocusableModifier) {
    if old != modifier { follow() }
  }

  override func environmentDidChange() {
    if isRealized { follow() }
    super.environmentDidChange()
  }

  private func follow() {
    let links = modifier.isFocusable ? environment.focusLinks : []
    for link in links {
      link.join(self)
    }
    let wanted = evaluate { links.contains { $0.isFocused } }
    guard wanted != isFocused else { return focusedEnvironmentDidChange() }
    isFocused = wanted
    graph.enqueue { [weak self] in self?.tell() }
  }

  private func tell() {
    guard isMounted else { return }
    // The keyboard goes from where it was.
    if isFocused { graph.stage.firstResponder?.resignFirstResponder() }
    setHasFocus(isFocused)
  }

  override func willUnmount() {
    if isFocused { setHasFocus(false) }
  }
}

extension View {
  @available(iOS 17.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  @available(iOS 17.0, *)
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// No view shows that it has the focus.
  @available(iOS 17.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    self
  }
}
