@_spi(Headless) public import UIKit

// A.12
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIView(context: Self.Context) -> Self.UIViewType

  @MainActor @preconcurrency
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  @MainActor @preconcurrency
  func makeCoordinator() -> Self.Coordinator

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: Self.UIViewType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency
  public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewRepresentable {
  @MainActor @preconcurrency
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: Self.UIViewType,
    context: Self.Context
  ) -> CGSize? {
    nil
  }

  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) is a representable: its body must not be asked for.")
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ parent: _Node) -> _ViewNode<Self> {
    ViewRepresentableNode(view, parent)
  }
}

// A.12
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  @MainActor @preconcurrency
  public let coordinator: Representable.Coordinator

  @MainActor @preconcurrency
  public internal(set) var transaction: Transaction

  @MainActor @preconcurrency
  public internal(set) var environment: EnvironmentValues

  @available(iOS 18.0, *)
  @MainActor @preconcurrency
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}

final class ViewRepresentableNode<R: UIViewRepresentable>:
  RepresentableNode<R, R.UIViewType, R.Coordinator>
{
  private func context(_ coordinator: R.Coordinator) -> R.Context {
    UIViewRepresentableContext(
      coordinator: coordinator,
      transaction: updateTransaction,
      environment: environment
    )
  }

  override func makeCoordinator() -> R.Coordinator {
    view.makeCoordinator()
  }

  override func make(_ coordinator: R.Coordinator) -> R.UIViewType {
    view.makeUIView(context: context(coordinator))
  }

  override func update(_ content: R.UIViewType, _ coordinator: R.Coordinator) {
    view.updateUIView(content, context: context(coordinator))
  }

  override func size(
    _ proposal: ProposedViewSize,
    of content: R.UIViewType,
    _ coordinator: R.Coordinator
  ) -> CGSize? {
    view.sizeThatFits(proposal, uiView: content, context: context(coordinator))
  }

  private let host = PlatformViewHost()

  override func install(_ content: R.UIViewType, in container: UIView) {
    host.hold(content)
    container.addSubview(host)
  }

  override func isUnmoved(_ content: R.UIViewType) -> Bool { host.isInPlace }

  override func putBack(_ content: R.UIViewType) {
    host.keepInPlace()
  }

  override func intrinsicSize(of content: R.UIViewType) -> CGSize { content.intrinsicContentSize }

  override func dismantle(_ content: R.UIViewType, _ coordinator: R.Coordinator) {
    host.removeFromSuperview()
    content.removeFromSuperview()
    R.dismantleUIView(content, coordinator: coordinator)
  }

  override func realView(of content: R.UIViewType) -> UIView { host }
}
