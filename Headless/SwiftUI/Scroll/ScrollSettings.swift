internal import UIKit

/// What is said around scroll views about them, besides what has to be run.
struct ScrollSettings: Equatable {
  var isClipped = true
  var horizontalBounce = BounceKind.automatic
  var verticalBounce = BounceKind.automatic
  var initialAnchor: UnitPoint?
  var resizingAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()

  enum BounceKind {
    case automatic, always, basedOnSize
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

@available(iOS 16.4, *)
public struct ScrollBounceBehavior: Sendable {
  let kind: ScrollSettings.BounceKind

  public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
  public static var always: ScrollBounceBehavior { .init(kind: .always) }
  public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

@available(iOS 17.0, *)
public struct ContentMarginPlacement: Sendable {
  let isForContent: Bool
  let isForIndicators: Bool

  public static var automatic: ContentMarginPlacement {
    .init(isForContent: true, isForIndicators: true)
  }

  public static var scrollContent: ContentMarginPlacement {
    .init(isForContent: true, isForIndicators: false)
  }

  public static var scrollIndicators: ContentMarginPlacement {
    .init(isForContent: false, isForIndicators: true)
  }
}

@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  public static var initialOffset: ScrollAnchorRole { .init(kind: .initialOffset) }
  public static var sizeChanges: ScrollAnchorRole { .init(kind: .sizeChanges) }
  public static var alignment: ScrollAnchorRole { .init(kind: .alignment) }
}

extension View {
  nonisolated fileprivate func scrollSettings(
    _ change: @escaping (inout ScrollSettings) -> Void
  ) -> some View {
    transformEnvironment(\.scrollSettings, transform: change)
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.isClipped = !disabled }
  }

  @available(iOS 16.4, *)
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollSettings {
      if axes.contains(.horizontal) { $0.horizontalBounce = behavior.kind }
      if axes.contains(.vertical) { $0.verticalBounce = behavior.kind }
    }
  }

  @available(iOS 17.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings {
      $0.initialAnchor = anchor
      $0.resizingAnchor = anchor
      $0.alignmentAnchor = anchor
    }
  }

  @available(iOS 18.0, *)
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    scrollSettings {
      if role == .initialOffset { $0.initialAnchor = anchor }
      if role == .sizeChanges { $0.resizingAnchor = anchor }
      if role == .alignment { $0.alignmentAnchor = anchor }
    }
  }

  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings {
      if placement.isForContent { $0.contentMargins.set(insets, on: edges) }
      if placement.isForIndicators { $0.indicatorMargins.set(insets, on: edges) }
    }
  }

  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement)
  }

  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  fileprivate mutating func set(_ insets: EdgeInsets, on edges: Edge.Set) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}
