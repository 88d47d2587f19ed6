// What a phone shows nothing of, or looks the same with and without.
extension View {
  @available(iOS 17.0, *)
  nonisolated public func geometryGroup() -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    self
  }

  @available(iOS 18.0, *)
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View {
    self
  }

  @available(iOS 18.0, *)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }

  @available(iOS 18.0, *)
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(PresentationSizingModifier(isUsual: sizing is AutomaticPresentationSizing))
  }

  @available(iOS 17.0, *)
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(UnsupportedModifier(feature: "backgrounds of containers"))
  }

  @available(iOS 17.0, *)
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(UnsupportedModifier(feature: "backgrounds of containers"))
  }
}

@available(iOS 18.0, *)
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

@available(iOS 17.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  @available(iOS 18.0, *)
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  @available(iOS 18.0, *)
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "columns")
}
