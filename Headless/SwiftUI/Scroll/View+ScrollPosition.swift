extension View {
  @available(iOS 17.0, *)
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledID(id: id, anchor: anchor))
  }

  @available(iOS 18.0, *)
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledPosition(position: position, anchor: anchor))
  }
}

/// Reads the binding, so that a new value is followed.
@available(iOS 17.0, *)
nonisolated private struct ScrolledID<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(
      ScrollPositionModifier(
        wish: id.map { ScrollWish(place: .view(AnyHashable($0), anchor)) },
        anchor: anchor,
        see: { id = $0?.base as? ID }
      )
    )
  }
}

@available(iOS 18.0, *)
nonisolated private struct ScrolledPosition: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  private var place: ScrollPlace? {
    switch position.place {
    case .none: nil
    case .edge(let edge): .edge(edge)
    case .view(let id, let anchor): .view(id, anchor)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(
      ScrollPositionModifier(
        wish: place.map { ScrollWish(place: $0, request: position.request) },
        anchor: anchor,
        see: { seen in
          position.place = .none
          position.isPositionedByUser = true
          position.seen = seen
        }
      )
    )
  }
}
