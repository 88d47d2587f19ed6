@_spi(Headless) public import UIKit

/// How large a sheet is where it doesn't fill the width.
@available(iOS 18.0, *)
public protocol PresentationSizing: Sendable {
  @MainActor @preconcurrency
  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, to be measured.
@available(iOS 18.0, *)
@MainActor
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(iOS 18.0, *)
public struct PresentationSizingContext {
  init() {}
}

@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 704, height: 940) }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

nonisolated struct PresentationSizingModifier: ViewModifier {
  typealias Body = Never

  let isUsual: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PresentationSizingNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// A sheet that fills the width has one size; others keep theirs, which is reported.
final class PresentationSizingNode<Modified: View>:
  ModifierNode<Modified, PresentationSizingModifier>
{
  override func didRealize() {
    guard !modifier.isUsual,
      environment.horizontalSizeClass == .regular
    else { return }
    graph.stage.perform { unsupported("sizes of presentations") }
  }
}
