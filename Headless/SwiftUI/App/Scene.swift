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

/// The groups of an app's windows: the first is shown at the launch.
@MainActor
public struct _WindowList {
  var groups: [WindowGroupEntry] = []
}

/// What makes the views of a window.
@MainActor
struct WindowGroupEntry {
  let id: String?
  /// Of a group for data.
  let dataType: ObjectIdentifier?
  let make: (Any?) -> AnyView

  func answers(_ request: WindowRequest) -> Bool {
    if let id = request.id, id != self.id { return false }
    guard let value = request.value else { return request.id != nil }
    return dataType == ObjectIdentifier(type(of: value.base))
  }
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
  var id: String?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
    self.id = id
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = title
  }

  @available(iOS 16.0, *)
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
    self.id = id
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
    let content = scene.content
    list.groups.append(
      WindowGroupEntry(
        id: scene.id,
        dataType: (Content.self as? any WindowDataContent.Type)?.dataType,
        make: { value in
          (content as? any WindowDataContent)?.showing(value) ?? AnyView(content)
        }
      )
    )
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
    list.groups += inner.groups.map { group in
      WindowGroupEntry(id: group.id, dataType: group.dataType) { scene.wrap(group.make($0)) }
    }
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
