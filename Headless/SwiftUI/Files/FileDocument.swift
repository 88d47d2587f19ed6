public import UIKit
public import UniformTypeIdentifiers

@available(iOS 14.0, *)
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }

  init(configuration: Self.ReadConfiguration) throws

  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

@available(iOS 14.0, *)
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

@available(iOS 14.0, *)
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
