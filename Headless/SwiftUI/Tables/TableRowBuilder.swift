@available(iOS 16.0, *)
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    var parts: [any TableRowPartSource<Value>] = []
    for part in repeat each content {
      // Each expression was a row of this table's.
      let source: Any = TableRowPartSourceOf(part)
      if let source = source as? any TableRowPartSource<Value> { parts.append(source) }
    }
    return TupleTableRowContent(parts: parts)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value {
    content
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Rows of several types.
@available(iOS 16.0, *)
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value

  let parts: [any TableRowPartSource<Value>]

  public var tableRowBody: Never {
    fatalError("Rows are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addRows(_ content: Self, to list: inout _TableRowList<Value>) {
    for part in content.parts {
      part.addRows(to: &list)
    }
  }
}

@available(iOS 16.0, *)
protocol TableRowPartSource<Value> {
  associatedtype Value: Identifiable

  @MainActor
  func addRows(to list: inout _TableRowList<Value>)
}

@available(iOS 16.0, *)
struct TableRowPartSourceOf<Content: TableRowContent>: TableRowPartSource {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  @MainActor
  func addRows(to list: inout _TableRowList<Content.TableRowValue>) {
    Content._addRows(content, to: &list)
  }
}

@available(iOS 16.0, *)
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  public var tableRowBody: Never {
    fatalError("Rows are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addRows(
    _ content: Self,
    to list: inout _TableRowList<Wrapped.TableRowValue>
  ) {
    if let content { Wrapped._addRows(content, to: &list) }
  }
}

@available(iOS 16.0, *)
extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue

  public var tableRowBody: Never {
    fatalError("Rows are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addRows(
    _ content: Self,
    to list: inout _TableRowList<TrueContent.TableRowValue>
  ) {
    switch content.storage {
    case .trueContent(let content): TrueContent._addRows(content, to: &list)
    case .falseContent(let content): FalseContent._addRows(content, to: &list)
    }
  }
}
