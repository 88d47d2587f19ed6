@_spi(Headless) public import CoreTransferable
@_exported public import SwiftUI
public import UniformTypeIdentifiers

/// A picture or film that somebody chose. There is no library here: nobody can.
@available(iOS 16.0, *)
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  public let itemIdentifier: String?

  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  public var supportedContentTypes: [UTType] { [] }

  /// Nothing can be loaded of an item that isn't in the library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    nil
  }
}

@available(iOS 16.0, *)
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  @available(iOS 17.0, *)
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  @available(iOS 17.0, *)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered"
  )
}
