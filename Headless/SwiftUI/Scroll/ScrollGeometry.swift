public import UIKit

@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  @MainActor
  init(_ scroller: UIScrollView) {
    let insets = scroller.adjustedContentInset
    self.init(
      contentOffset: scroller.contentOffset,
      contentSize: scroller.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      ),
      containerSize: scroller.bounds.size
    )
  }
}

@available(iOS 18.0, *)
public enum ScrollPhase: Equatable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }

  init(_ kind: ScrollPhaseKind) {
    switch kind {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .interacting: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}
