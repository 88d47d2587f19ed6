public import UIKit

@available(iOS 17.0, *)
extension View {
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading) }
      .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing) }
  }

  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

@available(iOS 15.0, *)
extension View {
  /// A phone's scenes have the usual margins.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  @available(iOS 16.0, *)
  nonisolated public func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}

@available(iOS 16.0, *)
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  public static let minimum = ScenePadding(name: "minimum")
}
