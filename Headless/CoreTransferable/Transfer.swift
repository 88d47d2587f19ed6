@_spi(Headless) public import UniformTypeIdentifiers

/// Gives a value of one type to who wants another: by the first type of data that both know.
@_spi(Headless)
@available(iOS 16.0, *)
public enum Transfer {
  static func routes<Item: Transferable>(of type: Item.Type) -> [_TransferRoute<Item>] {
    Item.Representation._itemRoutes(of: Item.transferRepresentation, as: Item.self)
  }

  /// The types of data that a value can be given as.
  public static func exportedTypes<Item: Transferable>(of item: Item) -> [UTType] {
    routes(of: Item.self).filter { $0.export != nil && $0.isPossible(item) }.map(\.type)
  }

  public static func importedTypes<Item: Transferable>(of type: Item.Type) -> [UTType] {
    routes(of: Item.self).filter { $0.load != nil }.map(\.type)
  }

  /// The data of one type.
  public struct Export: Sendable {
    public let type: UTType
    public let load: @Sendable () async throws -> Data

    public init(_ identifier: String, _ load: @escaping @Sendable () async throws -> Data) {
      type = UTType(exportedAs: identifier)
      self.load = load
    }
  }

  public static func exports<Item: Transferable>(of item: Item) -> [Export] {
    let sent = Sent(item)
    return routes(of: Item.self).compactMap { route in
      guard let export = route.export, route.isPossible(item) else { return nil }
      return Export(route.type.identifier) { try await export(sent.item) }
    }
  }

  /// Makes a value of the first data that its type knows.
  public static func load<Wanted: Transferable>(
    _ type: Wanted.Type,
    from exports: [Export]
  ) async throws -> sending Wanted? {
    for export in exports {
      for route in routes(of: Wanted.self) where export.type.conforms(to: route.type) {
        guard let load = route.load else { continue }
        return Sent(try await load(try await export.load())).item
      }
    }
    return nil
  }
}

/// Types that can be transferred needn't be sendable: each load makes a value of its own.
private struct Sent<Item>: @unchecked Sendable {
  nonisolated(unsafe) let item: Item

  init(_ item: Item) {
    self.item = item
  }
}

@available(iOS 16.0, *)
extension TransferRepresentation {
  /// A representation is of the type that has it.
  fileprivate static func _itemRoutes<Wanted>(of representation: Self, as type: Wanted.Type)
    -> [_TransferRoute<Wanted>]
  {
    _routes(of: representation) as? [_TransferRoute<Wanted>] ?? []
  }
}

@available(iOS 16.0, *)
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText,
      exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) }
    )
    DataRepresentation<String>(
      importedContentType: .plainText,
      importing: { String(decoding: $0, as: UTF8.self) }
    )
  }
}

@available(iOS 16.0, *)
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

@available(iOS 16.0, *)
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .url,
      exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return url
      }
    )
  }
}
