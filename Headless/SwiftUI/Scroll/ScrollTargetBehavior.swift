public import UIKit

@available(iOS 17.0, *)
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (lhs: ScrollTarget, rhs: ScrollTarget) -> Bool {
    lhs.rect == rhs.rect && lhs.anchor == rhs.anchor
  }

  public func hash(into hasher: inout Hasher) {
    for part in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(part) }
    hasher.combine(anchor)
  }
}

/// Decides where scrolling comes to rest.
@available(iOS 17.0, *)
public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

@available(iOS 17.0, *)
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where the views are that can be aligned, in the content.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

@available(iOS 17.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    target.rect.origin = CGPoint(
      x: context.axes.contains(.horizontal)
        ? page(
          of: start.x,
          context.velocity.dx,
          context.containerSize.width,
          context.contentSize.width
        ) : target.rect.minX,
      y: context.axes.contains(.vertical)
        ? page(
          of: start.y,
          context.velocity.dy,
          context.containerSize.height,
          context.contentSize.height
        ) : target.rect.minY
    )
  }

  /// The page that a finger leaves it at, one further where it was fast.
  private func page(
    of offset: CGFloat,
    _ velocity: CGFloat,
    _ length: CGFloat,
    _ content: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    let index =
      velocity > 0.3 ? place.rounded(.up) : velocity < -0.3 ? place.rounded(.down) : place.rounded()
    return max(0, min(index * length, max(0, content - length)))
  }
}

@available(iOS 17.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior {
    enum Kind { case automatic, always, few, one, never }

    let kind: Kind

    public static var automatic: LimitBehavior { .init(kind: .automatic) }
    public static var always: LimitBehavior { .init(kind: .always) }
    @available(iOS 18.0, *)
    public static var alwaysByFew: LimitBehavior { .init(kind: .few) }
    @available(iOS 18.0, *)
    public static var alwaysByOne: LimitBehavior { .init(kind: .one) }
    public static var never: LimitBehavior { .init(kind: .never) }
  }

  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isVertical = context.axes.contains(.vertical)
    let starts = context.targets.map { isVertical ? $0.minY : $0.minX }.sorted()
    guard !starts.isEmpty else { return }
    func nearest(_ offset: CGFloat) -> Int {
      starts.indices.min { abs(starts[$0] - offset) < abs(starts[$1] - offset) } ?? 0
    }
    let wanted = isVertical ? target.rect.minY : target.rect.minX
    let start = isVertical ? context.originalTarget.rect.minY : context.originalTarget.rect.minX
    var index = nearest(wanted)
    if let most = most(horizontally: !isVertical) {
      let first = nearest(start)
      let speed = isVertical ? context.velocity.dy : context.velocity.dx
      index = max(first - most, min(first + most, index))
      if most == 1, index == first, abs(speed) > 0.3 {
        let next = speed > 0 ? starts.firstIndex { $0 > start } : starts.lastIndex { $0 < start }
        index = next ?? first
      }
    }
    if isVertical {
      target.rect.origin.y = starts[index]
    } else {
      target.rect.origin.x = starts[index]
    }
  }

  /// How many views further a flick may reach.
  private func most(horizontally: Bool) -> Int? {
    switch limit.kind {
    // On a narrow phone a flick sideways reaches the next view only.
    case .automatic: horizontally ? 1 : nil
    case .always, .one: 1
    case .few: 3
    case .never: nil
    }
  }
}

@available(iOS 17.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
