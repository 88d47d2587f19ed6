// B.3
@available(iOS 14.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }

  nonisolated public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var parts: [AnyView] = []
    for part in repeat each content {
      parts.append(AnyView(ToolbarContentView(content: part)))
    }
    return ToolbarTuple(parts: parts)
  }

  @available(iOS 16.0, *)
  nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  @available(iOS 16.0, *)
  nonisolated public static func buildEither<
    TrueContent: ToolbarContent,
    FalseContent: ToolbarContent
  >(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  @available(iOS 16.0, *)
  nonisolated public static func buildEither<
    TrueContent: ToolbarContent,
    FalseContent: ToolbarContent
  >(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  @available(iOS 16.0, *)
  nonisolated public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    ToolbarTuple(parts: [erase(content)])
  }

  nonisolated private static func erase<Content: ToolbarContent>(_ content: Content) -> AnyView {
    AnyView(ToolbarContentView(content: content))
  }
}

/// Several parts of a toolbar in a row.
@available(iOS 14.0, *)
nonisolated struct ToolbarTuple: ToolbarContent {
  typealias Body = Never

  let parts: [AnyView]

  @MainActor
  static func _makeView(_ content: Self) -> AnyView {
    AnyView(ToolbarParts(parts: content.parts))
  }
}

/// Toolbar content as a view.
@available(iOS 14.0, *)
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
  typealias Body = Never

  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ToolbarContentNode(view, parent)
  }
}

final class ToolbarContentNode<Content: ToolbarContent>:
  WrapperNode<ToolbarContentView<Content>, AnyView>
{
  override func content(of view: ToolbarContentView<Content>) -> AnyView {
    Content._makeView(view.content)
  }
}

nonisolated struct ToolbarParts: View {
  let parts: [AnyView]

  @MainActor
  var body: some View {
    ForEach(0..<parts.count) { parts[$0] }
  }
}

@available(iOS 16.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor
  public static func _makeView(_ content: Self) -> AnyView {
    AnyView(OptionalToolbar(content: content.map { Wrapped._makeView($0) }))
  }
}

nonisolated struct OptionalToolbar: View {
  let content: AnyView?

  @MainActor
  var body: some View {
    if let content { content }
  }
}

@available(iOS 16.0, *)
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor
  public static func _makeView(_ content: Self) -> AnyView {
    AnyView(
      EitherToolbar(
        first: content.first.map { TrueContent._makeView($0) },
        second: content.second.map { FalseContent._makeView($0) }
      )
    )
  }
}

nonisolated struct EitherToolbar: View {
  let first: AnyView?
  let second: AnyView?

  @MainActor
  var body: some View {
    if let first {
      first
    } else if let second {
      second
    }
  }
}
