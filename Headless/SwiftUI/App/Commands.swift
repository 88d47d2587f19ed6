// B.5. A phone has no menu bar: commands are taken and not shown (gaps page).

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency
  var body: Self.Body { get }
}

@available(iOS 14.0, *)
extension Commands where Body == Never {
  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) are primitive commands: their body must not be asked for.")
  }
}

@available(iOS 14.0, *)
extension Never: Commands {}

@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
  nonisolated public static func buildExpression<Content: Commands>(
    _ content: Content
  ) -> Content {
    content
  }

  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  nonisolated public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  nonisolated public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    EmptyCommands()
  }

  nonisolated public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  @available(iOS 16.0, *)
  nonisolated public static func buildLimitedAvailability<C: Commands>(
    _ content: C
  ) -> some Commands {
    content
  }
}

@available(iOS 14.0, *)
extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension Group: Commands where Content: Commands {
  nonisolated public init(@CommandsBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 14.0, *)
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}
}

@available(iOS 14.0, *)
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *)
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

@available(iOS 14.0, *)
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

@available(iOS 14.0, *)
nonisolated public struct SidebarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

@available(iOS 14.0, *)
nonisolated public struct ToolbarCommands: Commands {
  public typealias Body = Never

  public init() {}
}

@available(iOS 14.0, *)
nonisolated public struct TextEditingCommands: Commands {
  public typealias Body = Never

  public init() {}
}

@available(iOS 17.0, *)
nonisolated public struct InspectorCommands: Commands {
  public typealias Body = Never

  public init() {}
}

@available(iOS 14.0, *)
extension Scene {
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  @available(iOS 16.0, *)
  nonisolated public func commandsRemoved() -> some Scene {
    self
  }

  @available(iOS 16.0, *)
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }
}
