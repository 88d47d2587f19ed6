@_spi(Headless) import UIKit

/// A container of SwiftUI's own, which takes all that it is offered.
protocol FillingContainer {}

/// The node of a view that stands for a real view or a controller.
///
/// The real one is made with the first update in a window, never by measuring (C.10.3).
class RepresentableNode<R: View, Content, Coordinator>: ViewNode<R>, RealViewNode {
  private let plan = FieldPlan.of(R.self)
  private var made: (content: Content, coordinator: Coordinator)?
  private var isUpdateQueued = false
  private var isInstalled = false
  private(set) var updateTransaction = Transaction()

  final var realView: UIView? { made.map { realView(of: $0.content) } }

  // MARK: What a subclass says

  func makeCoordinator() -> Coordinator {
    preconditionFailure("\(Self.self) makes its coordinator.")
  }

  func make(_ coordinator: Coordinator) -> Content {
    preconditionFailure("\(Self.self) makes what it stands for.")
  }

  func update(_ content: Content, _ coordinator: Coordinator) {}

  func size(
    _ proposal: ProposedViewSize,
    of content: Content,
    _ coordinator: Coordinator
  ) -> CGSize? { nil }

  func dismantle(_ content: Content, _ coordinator: Coordinator) {}

  func realView(of content: Content) -> UIView {
    preconditionFailure("\(Self.self) has a view.")
  }

  func intrinsicSize(of content: Content) -> CGSize {
    realView(of: content).intrinsicContentSize
  }

  /// Whether what the app made still lies where the graph put it.
  func isUnmoved(_ content: Content) -> Bool { true }

  func putBack(_ content: Content) {}

  func install(_ content: Content, in container: UIView) {
    container.addSubview(realView(of: content))
  }

  // MARK: Updating

  override func didRealize() {
    queueUpdate()
  }

  /// C.10.2: an equal value is no reason to update.
  override func receive(_ new: R) {
    guard !plan.areEqual(view, new) else { return }
    view = new
    queueUpdate()
  }

  override func refresh() {
    queueUpdate()
  }

  /// The whole environment counts as read.
  override func environmentDidChange() {
    queueUpdate()
  }

  private func queueUpdate() {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    let transaction = currentTransaction
    // A container of SwiftUI's own is a part of the graph: it follows while something covers it.
    let isOwn = made != nil && R.self is any FillingContainer.Type
    let update = RealViewUpdate(runsWhileCovered: isOwn) { [weak self] in
      guard let self, self.isMounted else { return }
      self.isUpdateQueued = false
      self.updateTransaction = transaction
      self.updateNow()
      self.updateTransaction = Transaction()
    }
    graph.enqueueViewUpdate(update)
  }

  /// C.10.1
  private func updateNow() {
    graph.updateOutsideOfFlush {
      let isFirst = made == nil
      evaluate {
        plan.bind(&view, to: self)
        let made = made ?? makeNow()
        self.made = made
        update(made.content, made.coordinator)
      }
      if isFirst || !isInPlace || !keepsItsSizes { invalidateLayout() }
    }
  }

  private func makeNow() -> (Content, Coordinator) {
    let coordinator = makeCoordinator()
    return (make(coordinator), coordinator)
  }

  /// C.10.5: whether the view still has the frame that the graph gave it.
  private var isInPlace: Bool {
    guard isInstalled, let made else { return false }
    return realView(of: made.content).frame == frame && isUnmoved(made.content)
  }

  override func willUnmount() {
    guard let made else { return }
    self.made = nil
    graph.remove(self)
    dismantle(made.content, made.coordinator)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let made else {
      if !graph.isInWindow, !(R.self is any FillingContainer.Type) {
        unsettled("C.10.3: measuring outside a window makes no view for a representable")
      }
      return proposal.replacingUnspecifiedDimensions()
    }
    if let size = size(proposal, of: made.content, made.coordinator) { return size }
    let intrinsic = intrinsicSize(of: made.content)
    return CGSize(
      width: Self.length(proposal.width, intrinsic.width),
      height: Self.length(proposal.height, intrinsic.height)
    )
  }

  /// C.10.6: no smaller than what the view wants, else what is proposed.
  private static func length(_ proposed: CGFloat?, _ intrinsic: CGFloat) -> CGFloat {
    guard intrinsic != UIView.noIntrinsicMetric else { return proposed ?? 0 }
    return max(proposed ?? intrinsic, intrinsic)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let made, let container = containerView else { return }
    if !isInstalled {
      isInstalled = true
      graph.add(self)
      install(made.content, in: container)
    }
    // C.10.5: the frame is the graph's.
    let view = realView(of: made.content)
    let place = finalFrame
    if view.frame != place { perform(along: layout.motion?.run) { view.frame = place } }
    putBack(made.content)
  }

  // MARK: What is drawn, heard and touched

  override func display(in context: inout DisplayContext) {
    context.pass(made.map { realView(of: $0.content) })
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    guard let made else { return }
    list += realView(of: made.content).accessibilityNodes()
  }
}
