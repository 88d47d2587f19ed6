public import Foundation

public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output

  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
