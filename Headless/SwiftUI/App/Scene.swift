// B.5
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency
  var body: Self.Body { get }

  /// Adds the windows of a scene, with what its modifiers put around their views.
  @MainActor
  static func _addWindows(_ scene: Self, to list: inout _WindowList)
}

@available(iOS 14.0, *)
extension Scene {
  @MainActor
  public static func _addWindows(_ scene: Self, to list: inout _WindowList) {
    Body._addWindows(scene.body, to: &list)
  }
}

@available(iOS 14.0, *)
extension Scene where Body == Never {
  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene: its body must not be asked for.")
  }
}

@available(iOS 14.0, *)
extension Never: Scene {
  @MainActor
  public static func _addWindows(_ scene: Never, to list: inout _WindowList) {}
}

/// The views of an app's windows; a phone shows the first.
@MainActor
public struct _WindowList {
  var windows: [AnyView] = []
}

@available(iOS 14.0, *)
@resultBuilder
public struct SceneBuilder {
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var parts: [any Scene] = []
    for part in repeat each content {
      parts.append(part)
    }
    return SceneTuple(parts: parts)
  }

  @available(iOS 16.1, *)
  nonisolated public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneTuple(parts: scene.map { [$0] } ?? [])
  }

  @available(iOS 16.1, *)
  nonisolated public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene {
    SceneTuple(parts: [scene])
  }
}

@available(iOS 14.0, *)
nonisolated struct SceneTuple: Scene {
  typealias Body = Never

  let parts: [any Scene]

  @MainActor
  static func _addWindows(_ scene: Self, to list: inout _WindowList) {
    for part in scene.parts {
      add(part, to: &list)
    }
  }

  @MainActor
  private static func add<Part: Scene>(_ part: Part, to list: inout _WindowList) {
    Part._addWindows(part, to: &list)
  }
}

@available(iOS 14.0, *)
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content
  let title: Text?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = title
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  @_spi(Headless)
  @MainActor
  public static func _addWindows(_ scene: Self, to list: inout _WindowList) {
    list.windows.append(AnyView(scene.content))
  }
}

/// A scene whose views have something around them.
@available(iOS 14.0, *)
nonisolated struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let wrap: @MainActor (AnyView) -> AnyView

  @MainActor
  static func _addWindows(_ scene: Self, to list: inout _WindowList) {
    var inner = _WindowList()
    Content._addWindows(scene.content, to: &inner)
    list.windows += inner.windows.map(scene.wrap)
  }
}

@available(iOS 14.0, *)
extension Scene {
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    let modifier = UncheckedModifier(
      ChangeModifier(value: value, isInitial: initial, action: .new(action))
    )
    return ModifiedScene(content: self) { AnyView($0.modifier(modifier.value)) }
  }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    let modifier = UncheckedModifier(
      ChangeModifier(value: value, isInitial: initial, action: .new { _, _ in action() })
    )
    return ModifiedScene(content: self) { AnyView($0.modifier(modifier.value)) }
  }

  @available(iOS, introduced: 14.0, deprecated: 17.0)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    let modifier = UncheckedModifier(
      ChangeModifier(value: value, isInitial: false, action: .old(action))
    )
    return ModifiedScene(content: self) { AnyView($0.modifier(modifier.value)) }
  }
}

/// A modifier on its way to the main actor, where scenes are evaluated.
private struct UncheckedModifier<Modifier>: @unchecked Sendable {
  let value: Modifier

  init(_ value: Modifier) {
    self.value = value
  }
}
