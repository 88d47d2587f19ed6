public import Foundation
@_spi(Headless) internal import UIKit

@available(iOS 15.0, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// Files are loaded; what is on the network stays away, and its placeholder is shown.
@available(iOS 15.0, *)
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  @MainActor
  public var body: some View {
    content(phase).onChange(of: url, initial: true) { _, url in load(url) }
  }

  @MainActor
  private func load(_ url: URL?) {
    phase = .empty
    guard let url else { return }
    guard url.isFileURL else { return unsupported("loading images from the network") }
    if let image = UIImage(contentsOfFile: url.path) {
      phase = .success(Image(uiImage: image))
    } else {
      phase = .failure(CocoaError(.fileReadCorruptFile))
    }
  }
}
