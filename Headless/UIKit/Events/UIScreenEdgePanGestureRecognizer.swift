@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// A touch this near to the edge counts (ios-look 10).
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, !startEdges.isDisjoint(with: edges) else {
      state = .failed
      return
    }
  }

  private var startEdges: UIRectEdge {
    let bounds = view?.window?.bounds ?? UIScreen.main.bounds
    var result: UIRectEdge = []
    if startLocation.x - bounds.minX <= Self.reach { result.insert(.left) }
    if bounds.maxX - startLocation.x <= Self.reach { result.insert(.right) }
    if startLocation.y - bounds.minY <= Self.reach { result.insert(.top) }
    if bounds.maxY - startLocation.y <= Self.reach { result.insert(.bottom) }
    return result
  }

  /// Inward, and more so than along the edge.
  override func recognizes(travel: CGPoint) -> Bool {
    let here = startEdges.intersection(edges)
    return (here.contains(.left) && travel.x > abs(travel.y))
      || (here.contains(.right) && -travel.x > abs(travel.y))
      || (here.contains(.top) && travel.y > abs(travel.x))
      || (here.contains(.bottom) && -travel.y > abs(travel.x))
  }
}
