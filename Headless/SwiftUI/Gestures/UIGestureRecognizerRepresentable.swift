@_spi(Headless) public import UIKit

/// A recognizer of UIKit's as a gesture of a view.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  @MainActor @preconcurrency
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType

  @MainActor @preconcurrency
  func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType,
    context: Self.Context
  )

  @MainActor @preconcurrency
  func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType,
    context: Self.Context
  )

  @MainActor @preconcurrency
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable {
  @MainActor @preconcurrency
  public func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType,
    context: Self.Context
  ) {}

  @MainActor @preconcurrency
  public func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType,
    context: Self.Context
  ) {}
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  @MainActor @preconcurrency
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator { () }
}

@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: Representable.CoordinateSpaceConverter
}

/// Says where a recognizer's touches are for the view that it is the gesture of.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let node: NodeLink
  private let recognizer: WeakRecognizerBox

  init(node: Node, recognizer: WeakRecognizerBox) {
    self.node = node.link
    self.recognizer = recognizer
  }

  /// Where the view begins in the window.
  private var origin: CGPoint {
    node.node.map { $0.windowRect($0.frame).origin } ?? .zero
  }

  public var localLocation: CGPoint {
    convert(globalPoint: recognizer.value?.location(in: nil) ?? .zero)
  }

  /// Nil for recognizers that don't follow a way.
  public var localTranslation: CGPoint? {
    (recognizer.value as? UIPanGestureRecognizer)?.translation(in: nil)
  }

  public var localVelocity: CGPoint? {
    (recognizer.value as? UIPanGestureRecognizer)?.velocity(in: nil)
  }

  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    let place = recognizer.value?.location(in: nil) ?? .zero
    switch space.coordinateSpace {
    case .global: return place
    case .local: return convert(globalPoint: place)
    case .named(let name):
      guard let origin = node.node?.namedOrigin(name) else { return place }
      return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }
  }

  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }

  public func convert(globalPoint: CGPoint) -> CGPoint {
    CGPoint(x: globalPoint.x - origin.x, y: globalPoint.y - origin.y)
  }

  public func convert(localPoint: CGPoint) -> CGPoint {
    CGPoint(x: localPoint.x + origin.x, y: localPoint.y + origin.y)
  }

  public func convert(globalRect: CGRect) -> CGRect {
    CGRect(origin: convert(globalPoint: globalRect.origin), size: globalRect.size)
  }

  public func convert(localRect: CGRect) -> CGRect {
    CGRect(origin: convert(localPoint: localRect.origin), size: localRect.size)
  }
}

/// The recognizer is made after its coordinator, which already can ask where touches are.
@MainActor
final class WeakRecognizerBox {
  weak var value: UIGestureRecognizer?
}

@available(iOS 18.0, *)
nonisolated struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
  typealias Body = Never

  let representable: R

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    RecognizerNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Puts the recognizer on the real view around: it only gets the touches on what is drawn inside.
@available(iOS 18.0, *)
final class RecognizerNode<Modified: View, R: UIGestureRecognizerRepresentable>:
  LayoutModifierNode<Modified, RecognizerModifier<R>>
{
  private var made: (recognizer: R.UIGestureRecognizerType, context: R.Context)?

  override func didRealize() {
    queueUpdate()
  }

  override func modifierDidChange(from old: RecognizerModifier<R>) {
    queueUpdate()
  }

  override func refresh() {
    queueUpdate()
  }

  private func queueUpdate() {
    let update = RealViewUpdate(runsWhileCovered: false) { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.updateOutsideOfFlush { self.update() }
    }
    graph.enqueueViewUpdate(update)
  }

  private func update() {
    evaluate {
      let (recognizer, context) = made ?? make()
      if recognizer.view == nil { containerView?.addGestureRecognizer(recognizer) }
      modifier.representable.updateUIGestureRecognizer(recognizer, context: context)
    }
  }

  private func make() -> (R.UIGestureRecognizerType, R.Context) {
    let box = WeakRecognizerBox()
    let converter = R.CoordinateSpaceConverter(node: self, recognizer: box)
    let coordinator = modifier.representable.makeCoordinator(converter: converter)
    let context = R.Context(coordinator: coordinator, converter: converter)
    let recognizer = modifier.representable.makeUIGestureRecognizer(context: context)
    box.value = recognizer
    recognizer.acceptsTouch = { [weak self] touch in
      guard let self, let view = self.containerView, self.environment.isEnabled else {
        return false
      }
      return self.covers(touch.location(in: view))
    }
    recognizer.onChange = { [weak self, weak recognizer] _ in
      guard let self, let recognizer, let made = self.made else { return }
      self.modifier.representable.handleUIGestureRecognizerAction(
        recognizer,
        context: made.context
      )
    }
    made = (recognizer, context)
    return (recognizer, context)
  }

  override func willUnmount() {
    guard let recognizer = made?.recognizer else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}

@available(iOS 18.0, *)
extension View {
  nonisolated public func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}
