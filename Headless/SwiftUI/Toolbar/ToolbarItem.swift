// B.3
@available(iOS 14.0, *)
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor
  public static func _makeView(_ item: Self) -> AnyView {
    AnyView(ToolbarEntry(placement: item.placement.place, isGroup: false, content: item.content))
  }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

@available(iOS 14.0, *)
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

@available(iOS 14.0, *)
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor
  public static func _makeView(_ group: Self) -> AnyView {
    AnyView(ToolbarEntry(placement: group.placement.place, isGroup: true, content: group.content))
  }
}

@available(iOS 26.0, *)
public struct SpacerSizing: Equatable, Sendable {
  let isFlexible: Bool

  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

@available(iOS 26.0, *)
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor
  public static func _makeView(_ spacer: Self) -> AnyView {
    AnyView(
      ToolbarEntry(
        placement: spacer.placement.place,
        isGroup: false,
        spacer: spacer.sizing.isFlexible ? .flexible : .fixed,
        content: EmptyView()
      )
    )
  }
}
