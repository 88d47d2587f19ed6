// What only shows on another device, under a pointer, or while the system takes over: a phone that
// is looked at shows nothing of it.
extension View {
  @available(iOS 16.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    self
  }

  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    self
  }

  @available(iOS 13.4, *)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool = true
  ) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    self
  }

  @available(iOS 15.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    self
  }

  /// A phone's dialogs show neither.
  @available(iOS 17.0, *)
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    self
  }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    self
  }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

@available(iOS 13.4, *)
public struct HoverEffect: Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

@available(iOS 17.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

extension Image {
  @available(iOS 17.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}
