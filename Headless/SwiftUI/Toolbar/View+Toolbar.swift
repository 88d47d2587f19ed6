// B.3
extension View {
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = content()
    return modifier(
      ToolbarModifier(
        content: AnyView(ToolbarEntry(placement: .trailing, isGroup: true, content: view))
      )
    )
  }

  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(ToolbarModifier(content: AnyView(ToolbarContentView(content: content))))
  }

  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    modifier(
      ToolbarModifier(
        content: AnyView(
          Group {
            ToolbarEntry(placement: .leading, isGroup: false, content: leading)
            ToolbarEntry(placement: .trailing, isGroup: false, content: trailing)
          }
        )
      )
    )
  }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      ToolbarModifier(
        content: AnyView(ToolbarEntry(placement: .leading, isGroup: false, content: leading))
      )
    )
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        content: AnyView(ToolbarEntry(placement: .trailing, isGroup: false, content: trailing))
      )
    )
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let view = content()
    return modifier(ToolbarModifier(role: .titleMenu, content: AnyView(view)))
  }

  // MARK: Bars

  @available(iOS 16.0, *)
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars.flatMap(\.kinds)))
  }

  @available(iOS 18.0, *)
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars.flatMap(\.kinds)))
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarBackgroundModifier(bars: bars.flatMap(\.kinds)) { wish, environment in
        if let color = style as? Color { wish.color = color.uiColor(in: environment) }
      }
    )
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarBackgroundModifier(bars: bars.flatMap(\.kinds)) { wish, _ in
        wish.isVisible = visibility.isVisible
      }
    )
  }

  @available(iOS 18.0, *)
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarBackgroundModifier(bars: bars.flatMap(\.kinds)) { wish, _ in
        wish.isVisible = visibility.isVisible
      }
    )
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarBackgroundModifier(bars: bars.flatMap(\.kinds)) { wish, _ in wish.scheme = colorScheme }
    )
  }

  @available(iOS 17.0, *)
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    hostPreference(\.hidesTitle, defaultItemKind == .title ? true : nil)
  }

  @available(iOS 17.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    hostPreference(\.displayMode, mode.mode)
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(UnsupportedModifier(feature: role.isUsual ? nil : "roles of toolbars"))
  }
}
