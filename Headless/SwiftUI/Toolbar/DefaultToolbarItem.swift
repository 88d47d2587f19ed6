@_spi(Headless) import UIKit

// B.3
@available(iOS 26.0, *)
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor
  public static func _makeView(_ item: Self) -> AnyView {
    // The others stand where the system puts them.
    guard item.kind == .search else {
      unsupported("other places of titles and sidebar buttons")
      return AnyView(EmptyView())
    }
    return AnyView(
      ToolbarEntry(
        placement: item.placement.place,
        isGroup: false,
        isSearch: true,
        content: EmptyView()
      )
    )
  }
}
