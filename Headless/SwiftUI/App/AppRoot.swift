/// The views of one of an app's windows; the state of the app lives in its node.
@available(iOS 14.0, *)
struct AppRoot<A: App>: View {
  typealias Body = Never

  let app: A
  let delegates: [AnyObject]
  let request: WindowRequest?

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    AppRootNode(view, parent)
  }

  static var _isSingle: Bool { false }
}

@available(iOS 14.0, *)
final class AppRootNode<A: App>: WrapperNode<AppRoot<A>, AnyView> {
  private let plan = FieldPlan.of(A.self)
  private lazy var app = view.app

  override func content(of view: AppRoot<A>) -> AnyView {
    evaluate {
      plan.bind(&app, to: self)
      var list = _WindowList()
      A.Body._addWindows(app.body, to: &list)
      let content = window(in: list) ?? AnyView(EmptyView())
      return view.delegates.reduce(content) { DelegateEnvironment.provide($1, to: $0) }
    }
  }

  private func window(in list: _WindowList) -> AnyView? {
    guard let request = view.request else { return list.groups.first?.make(nil) }
    return list.groups.first { $0.answers(request) }?.make(request.value?.base)
  }

  override func refresh() {
    guard let madeContent else { return }
    madeContent.receive(content(of: view))
  }

  override func environmentDidChange() {
    if madeContent != nil, readsChangedEnvironment() { graph.markDirty(self) }
    super.environmentDidChange()
  }
}
