@_exported public import Foundation
internal import UniformTypeIdentifiers

/// A value that can be dragged, copied, shared.
@available(iOS 16.0, *)
@preconcurrency
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Self.Representation { get }
}

/// One way in which a value is given to others.
@available(iOS 16.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable = Self.Body.Item
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Self.Item>
  var body: Self.Body { get }

  /// The ways that this one consists of, in order.
  static func _routes(of representation: Self) -> [_TransferRoute<Self.Item>]
}

@available(iOS 16.0, *)
extension TransferRepresentation where Body.Item == Item {
  public static func _routes(of representation: Self) -> [_TransferRoute<Self.Item>] {
    Body._routes(of: representation.body)
  }
}

@available(iOS 16.0, *)
extension TransferRepresentation where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is a primitive representation: its body must not be asked for.")
  }
}

@available(iOS 16.0, *)
extension Never: Transferable {
  public static var transferRepresentation: Never {
    fatalError("Never has no representation.")
  }
}

@available(iOS 16.0, *)
extension Never: TransferRepresentation {
  public typealias Item = Never

  public var body: Never {
    fatalError("Never has no body.")
  }

  public static func _routes(of representation: Never) -> [_TransferRoute<Never>] {}
}

/// How a value becomes data of a type, and is made of it.
@available(iOS 16.0, *)
public struct _TransferRoute<Item>: Sendable {
  let type: UTType
  var export: (@Sendable (Item) async throws -> Data)?
  var load: (@Sendable (Data) async throws -> Item)?
  /// The value as another one, which itself can be given away.
  var proxy: (@Sendable (Item) async throws -> any Transferable)?
  var isPossible: @Sendable (Item) -> Bool = { _ in true }
}

@available(iOS 16.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content)
    -> Content where Content.Item == Item
  {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var routes: [_TransferRoute<Item>] = []
    for part in repeat each content {
      routes += Self.routes(of: part)
    }
    return TupleTransferRepresentation(routes: routes)
  }

  /// Each expression was a representation of this type's.
  private static func routes<Content: TransferRepresentation>(of content: Content)
    -> [_TransferRoute<Item>]
  {
    let routes: Any = Content._routes(of: content)
    return routes as? [_TransferRoute<Item>] ?? []
  }
}

/// Several ways, the first one being preferred.
@available(iOS 16.0, *)
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>:
  TransferRepresentation
{
  public typealias Body = Never

  let routes: [_TransferRoute<Item>]

  public static func _routes(of representation: Self) -> [_TransferRoute<Item>] {
    representation.routes
  }
}
