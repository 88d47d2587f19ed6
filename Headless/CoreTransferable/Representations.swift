public import UniformTypeIdentifiers

/// A value as data that the app makes of it.
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let route: _TransferRoute<Item>

  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    route = _TransferRoute(type: contentType, export: exporting, load: importing)
  }

  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    route = _TransferRoute(type: exportedContentType, export: exporting)
  }

  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    route = _TransferRoute(type: importedContentType, load: importing)
  }

  public static func _routes(of representation: Self) -> [_TransferRoute<Item>] {
    [representation.route]
  }
}

/// A value as a coder writes it.
@available(iOS 16.0, *)
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable {
  public typealias Body = Never

  private let route: _TransferRoute<Item>

  public static func _routes(of representation: Self) -> [_TransferRoute<Item>] {
    [representation.route]
  }
}

@available(iOS 16.0, *)
extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: .init(), decoder: .init())
  }

  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: JSONEncoder,
    decoder: JSONDecoder
  ) {
    route = _TransferRoute(
      type: contentType,
      export: { try encoder.encode($0) },
      load: { try decoder.decode(Item.self, from: $0) }
    )
  }
}

/// A value as another one.
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  private let routes: [_TransferRoute<Item>]

  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    routes = Self.routes(exporting, importing)
  }

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    routes = Self.routes(exporting, nil)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    routes = Self.routes(nil, importing)
  }

  private static func routes(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [_TransferRoute<Item>] {
    Transfer.routes(of: ProxyRepresentation.self).map { inner in
      var route = _TransferRoute<Item>(type: inner.type)
      if let exporting, let export = inner.export {
        route.export = { try await export(try await exporting($0)) }
        route.proxy = { try await exporting($0) }
      }
      if let importing, let load = inner.load {
        route.load = { try await importing(try await load($0)) }
      }
      return route
    }
  }

  public static func _routes(of representation: Self) -> [_TransferRoute<Item>] {
    representation.routes
  }
}

/// A value as a file.
@available(iOS 16.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let route: _TransferRoute<Item>

  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    route = _TransferRoute(
      type: contentType,
      export: { try Data(contentsOf: try await exporting($0).file) },
      load: { try await importing(try ReceivedTransferredFile(data: $0, type: contentType)) }
    )
  }

  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    route = _TransferRoute(
      type: exportedContentType,
      export: { try Data(contentsOf: try await exporting($0).file) }
    )
  }

  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    route = _TransferRoute(
      type: importedContentType,
      load: {
        try await importing(try ReceivedTransferredFile(data: $0, type: importedContentType))
      }
    )
  }

  public static func _routes(of representation: Self) -> [_TransferRoute<Item>] {
    [representation.route]
  }
}

@available(iOS 16.0, *)
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

@available(iOS 16.0, *)
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool

  /// A copy of what was sent, in a folder of its own.
  init(data: Data, type: UTType) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "file." + (type.preferredFilenameExtension ?? "data")
    file = folder.appendingPathComponent(name)
    isOriginalFile = false
    try data.write(to: file)
  }
}

@available(iOS 16.0, *)
public struct TransferRepresentationVisibility: Sendable {
  private let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// A representation with a condition. Who may see it doesn't matter in one app.
@available(iOS 16.0, *)
struct ConditionalRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  typealias Item = Content.Item
  typealias Body = Never

  let content: Content
  let condition: @Sendable (Content.Item) -> Bool

  static func _routes(of representation: Self) -> [_TransferRoute<Content.Item>] {
    Content._routes(of: representation.content).map { route in
      var route = route
      route.isPossible = representation.condition
      return route
    }
  }
}

@available(iOS 16.0, *)
extension TransferRepresentation {
  public func exportingCondition(
    _ condition: @escaping @Sendable (Self.Item) -> Bool
  ) -> some TransferRepresentation<Self.Item> {
    ConditionalRepresentation(content: self, condition: condition)
  }

  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Self.Item> {
    self
  }

  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item> {
    self
  }
}
