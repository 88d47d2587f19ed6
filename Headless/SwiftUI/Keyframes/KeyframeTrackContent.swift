/// Keyframes of one value, one after the other.
@available(iOS 17.0, *)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

@available(iOS 17.0, *)
extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>) {
    body._resolve(into: &resolved)
  }
}

@available(iOS 17.0, *)
extension KeyframeTrackContent where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is a primitive keyframe: its body must not be asked for.")
  }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

@available(iOS 17.0, *)
extension Never: KeyframeTrackContent {
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Never>) {}
}

/// The keyframes of a track, in their order.
@available(iOS 17.0, *)
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
  var keys: [Keyframe<Value.AnimatableData>] = []
}

@available(iOS 17.0, *)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(parts: components.map { part in { part._resolve(into: &$0) } })
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    Conditional(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    Conditional(choice: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>(
      parts: [{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }]
    )
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>(parts: [])
  }

  public struct Conditional<
    ConditionalValue: Animatable,
    First: KeyframeTrackContent,
    Second: KeyframeTrackContent
  >: KeyframeTrackContent where ConditionalValue == First.Value, ConditionalValue == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Never

    enum Choice {
      case first(First)
      case second(Second)
    }

    let choice: Choice

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
      switch choice {
      case .first(let part): part._resolve(into: &resolved)
      case .second(let part): part._resolve(into: &resolved)
      }
    }
  }
}

@available(iOS 17.0, *)
struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  let parts: [(inout _ResolvedKeyframeTrackContent<Value>) -> Void]

  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    for part in parts { part(&resolved) }
  }
}
