@_spi(Headless) public import CoreTransferable
internal import Foundation
@_spi(Headless) public import UIKit
public import UniformTypeIdentifiers

/// Gives what was copied to an action. It is dim while nothing of its types was copied.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct PasteButton: View {
  private let canPaste: (NSItemProvider) -> Bool
  private let paste: (NSItemProvider) -> Void

  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    canPaste = { provider in
      provider.registeredTypeIdentifiers.contains { identifier in
        supportedContentTypes.contains { UTType(exportedAs: identifier).conforms(to: $0) }
      }
    }
    paste = { payloadAction([$0]) }
  }

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    let types = Transfer.importedTypes(of: T.self)
    canPaste = { provider in
      provider.registeredTypeIdentifiers.contains { identifier in
        types.contains { UTType(exportedAs: identifier).conforms(to: $0) }
      }
    }
    let stage = Stage.current
    paste = { provider in
      let exports = provider.representations.map { Transfer.Export($0.identifier, $0.load) }
      Task {
        guard let value = try? await Transfer.load(T.self, from: exports) else { return }
        stage.perform { onPaste([value]) }
      }
    }
  }

  public var body: some View {
    let provider = UIPasteboard.general.itemProvider
    let paste = paste
    Button {
      if let provider = UIPasteboard.general.itemProvider { paste(provider) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(provider.map { !canPaste($0) } ?? true)
  }
}

extension UIPasteboard {
  /// What was copied, as something that is loaded.
  fileprivate var itemProvider: NSItemProvider? {
    if let url = url.flatMap({ NSURL(string: $0.absoluteString) }) {
      return NSItemProvider(object: url)
    }
    return string.map { NSItemProvider(object: NSString(string: $0)) }
  }
}
