// B.3
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency
  var body: Self.Body { get }

  /// The content as views whose nodes know their place. Primitives implement it.
  @MainActor
  static func _makeView(_ content: Self) -> AnyView
}

@available(iOS 14.0, *)
extension ToolbarContent {
  @MainActor
  public static func _makeView(_ content: Self) -> AnyView {
    AnyView(ToolbarBody(content: content))
  }
}

@available(iOS 14.0, *)
extension ToolbarContent where Body == Never {
  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content: its body must not be asked for.")
  }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}

/// Toolbar content with a body: it has state and an environment as a view has.
nonisolated struct ToolbarBody<Content: ToolbarContent>: View {
  typealias Body = Never

  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ToolbarBodyNode(view, parent)
  }
}

final class ToolbarBodyNode<Content: ToolbarContent>: WrapperNode<ToolbarBody<Content>, AnyView> {
  private let plan = FieldPlan.of(Content.self)

  override func content(of view: ToolbarBody<Content>) -> AnyView {
    evaluate {
      var content = view.content
      plan.bind(&content, to: self)
      return Content.Body._makeView(content.body)
    }
  }

  override func refresh() {
    madeContent?.receive(content(of: view))
  }

  override func environmentDidChange() {
    if madeContent != nil, readsChangedEnvironment() { graph.markDirty(self) }
    super.environmentDidChange()
  }
}
