// B.4
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.sheet, isPresented, onDismiss, content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.sheet, item, onDismiss, content)
  }

  @available(iOS 14.0, *)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.cover, isPresented, onDismiss, content)
  }

  @available(iOS 14.0, *)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.cover, item, onDismiss, content)
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modal(.popover(attachmentAnchor), isPresented, nil, content)
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modal(.popover(attachmentAnchor), item, nil, content)
  }

  nonisolated private func modal<Content: View>(
    _ style: ModalModifier.Style,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      ModalModifier(
        style: style,
        isPresented: isPresented,
        identity: { nil },
        onDismiss: onDismiss,
        content: { AnyView(content()) }
      )
    )
  }

  nonisolated private func modal<Item: Identifiable, Content: View>(
    _ style: ModalModifier.Style,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ModalModifier(
        style: style,
        isPresented: item.isPresent(),
        identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        onDismiss: onDismiss,
        content: { item.wrappedValue.map { AnyView(content($0)) } }
      )
    )
  }
}
