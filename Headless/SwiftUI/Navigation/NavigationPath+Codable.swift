internal import Foundation

@available(iOS 16.0, *)
extension NavigationPath {
  public struct CodableRepresentation: Codable, Equatable {
    let items: [Item]

    init(items: [Item]) {
      self.items = items
    }

    /// The names of the types, each followed by its value as text, the last element first.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var items: [Item] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "Cannot decode the type '\(name)'."
          )
        }
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        guard let hashable = value as? any Hashable, let codable = value as? any Codable else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "'\(name)' is no element of a path."
          )
        }
        items.append(Item(value: AnyHashable(hashable), codable: codable))
      }
      self.items = items.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for item in items.reversed() {
        guard let codable = item.codable, let name = Self.name(of: type(of: codable)) else {
          continue
        }
        try container.encode(name)
        let data = try JSONEncoder().encode(codable)
        try container.encode(String(decoding: data, as: UTF8.self))
      }
    }

    private static func name(of type: any Codable.Type) -> String? {
      _mangledTypeName(type)
    }
  }
}
