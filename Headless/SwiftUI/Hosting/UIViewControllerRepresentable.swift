@_spi(Headless) public import UIKit

// A.12
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  @MainActor @preconcurrency
  func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType,
    context: Self.Context
  )

  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType,
    coordinator: Self.Coordinator
  )

  @MainActor @preconcurrency
  func makeCoordinator() -> Self.Coordinator

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  @MainActor @preconcurrency
  public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewControllerRepresentable {
  @MainActor @preconcurrency
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType,
    coordinator: Self.Coordinator
  ) {}

  @available(iOS 16.0, *)
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: Self.UIViewControllerType,
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
    ControllerRepresentableNode(view, parent)
  }
}

// A.12
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
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

/// The controller becomes a child of the host, with the callbacks of any child (C.10.7).
final class ControllerRepresentableNode<R: UIViewControllerRepresentable>:
  RepresentableNode<R, R.UIViewControllerType, R.Coordinator>
{
  private func context(_ coordinator: R.Coordinator) -> R.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator,
      transaction: updateTransaction,
      environment: environment
    )
  }

  override func makeCoordinator() -> R.Coordinator {
    view.makeCoordinator()
  }

  override func make(_ coordinator: R.Coordinator) -> R.UIViewControllerType {
    view.makeUIViewController(context: context(coordinator))
  }

  override func update(_ content: R.UIViewControllerType, _ coordinator: R.Coordinator) {
    view.updateUIViewController(content, context: context(coordinator))
  }

  override func size(
    _ proposal: ProposedViewSize,
    of content: R.UIViewControllerType,
    _ coordinator: R.Coordinator
  ) -> CGSize? {
    view.sizeThatFits(proposal, uiViewController: content, context: context(coordinator))
  }

  override func dismantle(_ content: R.UIViewControllerType, _ coordinator: R.Coordinator) {
    if content.parent != nil {
      let isVisible = content.isVisible
      content.willMove(toParent: nil)
      if isVisible { content.beginAppearanceTransition(false, animated: false) }
      content.viewIfLoaded?.removeFromSuperview()
      if isVisible { content.endAppearanceTransition() }
      content.removeFromParent()
    }
    outer.removeFromSuperview()
    R.dismantleUIViewController(content, coordinator: coordinator)
  }

  private let outer = PlatformViewHost()

  override func realView(of content: R.UIViewControllerType) -> UIView { outer }

  override func isUnmoved(_ content: R.UIViewControllerType) -> Bool { outer.isInPlace }

  override func putBack(_ content: R.UIViewControllerType) {
    outer.keepInPlace()
  }

  override func intrinsicSize(of content: R.UIViewControllerType) -> CGSize {
    content.view.intrinsicContentSize
  }

  override func install(_ content: R.UIViewControllerType, in container: UIView) {
    guard let host = graph.host?.hostController else { return }
    host.addChild(content)
    let isShowing = host.isVisible && !content.isVisible
    if isShowing { content.beginAppearanceTransition(true, animated: false) }
    // What the view contains is resized once, not to nothing and back.
    outer.frame = finalFrame
    outer.hold(content.view)
    container.addSubview(outer)
    if isShowing, host.hasAppeared { content.endAppearanceTransition() }
    content.didMove(toParent: host)
  }
}
