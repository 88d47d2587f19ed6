public import Combine
public import Foundation
@_spi(Headless) public import UIKit

/// Draws views into an image. They are laid out on their own, on no screen: nothing appears.
@available(iOS 16.0, *)
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  public var content: Content { willSet { objectWillChange.send() } }
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  public init(content: Content) {
    self.content = content
  }

  /// Nil for views without a size.
  public var uiImage: UIImage? {
    let drawn = draw(scale: scale)
    guard drawn.size.width > 0, drawn.size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: drawn.size, format: format).image {
      $0.cgContext.draw(drawn.items)
    }
  }

  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let drawn = draw(scale: rasterizationScale)
    renderer(drawn.size) { $0.draw(drawn.items) }
  }

  private func draw(scale: CGFloat) -> (size: CGSize, items: [DisplayItem]) {
    let host = UIHostingController(rootView: content.environment(\.displayScale, scale))
    host.keepUpdating()
    host.evaluateNow()
    // Its views go with the host.
    return withExtendedLifetime(host) {
      guard let root = host.rootNode else { return (.zero, []) }
      let size = root.graph.measure(proposedSize)
      root.graph.layOut(in: CGRect(origin: .zero, size: size), safeArea: EdgeInsets())
      var context = DisplayContext()
      root.displayContents(in: &context)
      return (size, context.items)
    }
  }
}
