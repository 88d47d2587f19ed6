// B.3
@available(iOS 16.0, *)
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumnKind>?

  @MainActor
  public var body: some View {
    SplitContainer(
      columns: [AnyView(sidebar), content.map { AnyView($0) }, AnyView(detail)],
      visibility: visibility,
      compactColumn: compactColumn
    )
    .ignoresSafeArea()
  }
}

@available(iOS 16.0, *)
extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  @available(iOS 17.0, *)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn.kind
  }

  @available(iOS 17.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility,
      sidebar: sidebar,
      content: content,
      detail: detail
    )
    compactColumn = preferredCompactColumn.kind
  }
}

@available(iOS 16.0, *)
extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

  @available(iOS 17.0, *)
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn.kind
  }

  @available(iOS 17.0, *)
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn.kind
  }
}

@available(iOS 17.0, *)
extension Binding<NavigationSplitViewColumn> {
  nonisolated fileprivate var kind: Binding<NavigationSplitViewColumnKind> {
    Binding<NavigationSplitViewColumnKind>(
      location: ConvertedLocation(
        location,
        read: { $0.kind },
        write: { NavigationSplitViewColumn(kind: $0) }
      )
    )
  }
}

@available(iOS 16.0, *)
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let mode: Int

  public static var detailOnly: NavigationSplitViewVisibility { .init(mode: 1) }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(mode: 2) }
  public static var all: NavigationSplitViewVisibility { .init(mode: 3) }
  public static var automatic: NavigationSplitViewVisibility { .init(mode: 0) }
}

enum NavigationSplitViewColumnKind: Hashable, Sendable {
  case sidebar, content, detail
}

@available(iOS 17.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let kind: NavigationSplitViewColumnKind

  public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { .init(kind: .content) }
  public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}
