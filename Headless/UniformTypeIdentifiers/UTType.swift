@_exported public import Foundation

/// A kind of data. What isn't declared by the system is only known by its name.
@available(iOS 14.0, *)
public struct UTType: Hashable, Sendable {
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let found = UTTypeTable.byExtension[name].map { UTType(known: $0) }
    if let found, found.conforms(to: supertype) {
      self = found
    } else {
      identifier = Self.dynamicPrefix + name
    }
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTTypeTable.byMIMEType[mimeType.lowercased()],
      UTType(known: found).conforms(to: supertype)
    else { return nil }
    identifier = found
  }

  /// A type of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private static let dynamicPrefix = "dyn."

  private var entry: UTTypeTable.Entry? { UTTypeTable.entries[identifier] }

  public var preferredFilenameExtension: String? {
    if isDynamic { return String(identifier.dropFirst(Self.dynamicPrefix.count)) }
    return entry?.extensions.first
  }

  public var preferredMIMEType: String? { entry?.mimeType }
  public var localizedDescription: String? { entry?.name }
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }
  public var isDeclared: Bool { entry != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var supertypes: Set<UTType> {
    if isDynamic { return [.data, .item] }
    var types: Set<UTType> = []
    for parent in entry?.parents ?? [] {
      let type = UTType(known: parent)
      types.insert(type)
      types.formUnion(type.supertypes)
    }
    return types
  }

  public func conforms(to type: UTType) -> Bool { type == self || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

@available(iOS 14.0, *)
extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

@available(iOS 14.0, *)
extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}
