@_spi(Headless) public import UIKit

/// What the window of a group shows for a value.
@available(iOS 16.0, *)
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let initial: Data?
  let content: (Binding<Data?>) -> Content
  @State private var data: Data?

  init(initial: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
    self.initial = initial
    self.content = content
    _data = State(initialValue: initial)
  }

  @MainActor @preconcurrency
  public var body: some View {
    content($data)
  }
}

/// The content of a window that may be opened for a value.
@MainActor
protocol WindowDataContent {
  static var dataType: ObjectIdentifier { get }
  /// The content for a value, if it is one of its type.
  func showing(_ value: Any?) -> AnyView?
}

@available(iOS 16.0, *)
extension PresentedWindowContent: WindowDataContent {
  static var dataType: ObjectIdentifier { ObjectIdentifier(Data.self) }

  func showing(_ value: Any?) -> AnyView? {
    guard let value = value as? Data else { return nil }
    return AnyView(PresentedWindowContent(initial: value, content: content))
  }
}

@available(iOS 16.0, *)
extension WindowGroup {
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (_ data: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (_ data: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id) { PresentedWindowContent(content: content) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (_ data: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey) { PresentedWindowContent(content: content) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (_ data: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id) { PresentedWindowContent(content: content) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ data: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { Self.presented(content, defaultValue()) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ data: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id) { Self.presented(content, defaultValue()) }
  }

  nonisolated private static func presented<D: Codable & Hashable, C: View>(
    _ content: @escaping (Binding<D>) -> C,
    _ value: D
  ) -> PresentedWindowContent<D, C> {
    PresentedWindowContent(initial: value) { content(Binding($0) ?? .constant(value)) }
  }
}

@available(iOS 14.0, *)
extension WindowGroup {
  @available(iOS 16.0, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

// There is one scene: it gets all that comes from outside.

@available(iOS 14.0, *)
extension Scene {
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// That of the window in which the views are shown.
  public var undoManager: UndoManager? {
    let host = host
    return MainActor.assumeIsolated { host.controller?.undoManager }
  }
}
