// B.3
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public var body: some View {
    NavigationContainer(kind: .links, path: nil, root: content).ignoresSafeArea()
  }
}

@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

@available(iOS 15.0, *)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS 15.0, *)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    let isColumns = if #available(iOS 15.0, *) { style is ColumnNavigationViewStyle } else { false }
    return modifier(
      UnsupportedModifier(feature: isColumns ? "navigation views with columns" : nil)
    )
  }
}
