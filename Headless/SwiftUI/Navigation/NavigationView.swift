// B.3
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewLook) private var look
  @Environment(\.horizontalSizeClass) private var widthClass

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public var body: some View {
    let columns = (content as? any ColumnSource)?.columnViews ?? []
    if look == .columns, widthClass == .regular {
      SplitContainer(
        columns: Self.places(of: columns.isEmpty ? [AnyView(content)] : columns),
        kind: .links,
        visibility: nil,
        compactColumn: nil
      )
      .ignoresSafeArea()
    } else if let first = columns.first {
      NavigationContainer(kind: .links, path: nil, root: first).ignoresSafeArea()
    } else {
      NavigationContainer(kind: .links, path: nil, root: content).ignoresSafeArea()
    }
  }

  /// Sidebar, content and detail: of two views the second is the detail, one alone has an empty one.
  @MainActor
  private static func places(of columns: [AnyView]) -> [AnyView?] {
    switch columns.count {
    case 1: [columns[0], nil, AnyView(EmptyView())]
    case 2: [columns[0], nil, columns[1]]
    default: [columns[0], columns[1], columns[2]]
    }
  }
}

/// Several views in a row, each the content of a column.
@MainActor
protocol ColumnSource {
  var columnViews: [AnyView] { get }
}

extension TupleView: ColumnSource {
  @MainActor
  var columnViews: [AnyView] {
    var views: [AnyView] = []
    visitElements { views.append(AnyView($0)) }
    return views
  }
}

enum NavigationViewLook: Equatable, Sendable {
  case columns, stack
}

private enum NavigationViewLookKey: EnvironmentKey {
  static var defaultValue: NavigationViewLook { .columns }
}

extension EnvironmentValues {
  var navigationViewLook: NavigationViewLook {
    get { self[NavigationViewLookKey.self] }
    set { self[NavigationViewLookKey.self] = newValue }
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
    environment(\.navigationViewLook, style is StackNavigationViewStyle ? .stack : .columns)
  }
}
