@_spi(Headless) public import UIKit

/// What a canvas draws that a view of its own would show.
enum CanvasPart: Sendable {
  case text(Text)
  case image(Image)
}

/// Measures and draws texts, images and symbols for a canvas, on the main actor, where its renderer
/// runs: a context itself belongs to no actor.
final class CanvasHost {
  let size: (CanvasPart, ProposedViewSize) -> CGSize
  let items: (CanvasPart, CGSize) -> [DisplayItem]
  let symbol: (AnyHashable) -> (size: CGSize, items: [DisplayItem])?
  let unsupported: (String) -> Void

  @MainActor
  init(
    size: @escaping @MainActor (CanvasPart, ProposedViewSize) -> CGSize,
    items: @escaping @MainActor (CanvasPart, CGSize) -> [DisplayItem],
    symbol: @escaping @MainActor (AnyHashable) -> (size: CGSize, items: [DisplayItem])?,
    unsupported: @escaping @MainActor (String) -> Void
  ) {
    self.size = unsafeBitCast(size, to: ((CanvasPart, ProposedViewSize) -> CGSize).self)
    self.items = unsafeBitCast(items, to: ((CanvasPart, CGSize) -> [DisplayItem]).self)
    self.symbol = unsafeBitCast(
      symbol,
      to: ((AnyHashable) -> (size: CGSize, items: [DisplayItem])?).self
    )
    self.unsupported = unsafeBitCast(unsupported, to: ((String) -> Void).self)
  }
}

@available(iOS 15.0, *)
extension GraphicsContext {
  public struct ResolvedText {
    let text: Text
    let host: CanvasHost
    public var shading: Shading = .foreground

    public func measure(in size: CGSize) -> CGSize {
      host.size(.text(text), ProposedViewSize(size))
    }
  }

  public struct ResolvedImage {
    let image: Image
    public let size: CGSize
    public var shading: Shading?
  }

  public struct ResolvedSymbol {
    let items: [DisplayItem]
    public let size: CGSize
  }

  // MARK: Texts

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, host: host)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    let frame = CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: size.height))
    var items = host.items(.text(text.text), frame.size)
    if case .color(let color) = text.shading.paint(in: environment, rect) {
      items = items.map { text.text.hasOwnColor ? $0 : $0.colored(color) }
    }
    add(items, at: frame.origin)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = host.size(.text(text.text), .unspecified)
    draw(text, in: CGRect(origin: point.origin(of: size, anchor), size: size))
  }

  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: host.size(.image(image), .unspecified))
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var items = host.items(.image(image.image.resizable()), rect.size)
    if case .color(let color)? = image.shading?.paint(in: environment, rect) {
      items = items.map { $0.colored(color) }
    }
    add(items, at: rect.origin)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: point.origin(of: image.size, anchor), size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// The view of the canvas's symbols with a tag; nil without one.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    host.symbol(AnyHashable(id)).map { ResolvedSymbol(items: $0.items, size: $0.size) }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var scaled = state
    scaled.transform = state.transform
      .translatedBy(x: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    surface.add(symbol.items, scaled)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(symbol.items, at: point.origin(of: symbol.size, anchor))
  }

  private func add(_ items: [DisplayItem], at origin: CGPoint) {
    var placed = state
    placed.transform = state.transform.translatedBy(x: origin.x, y: origin.y)
    surface.add(items, placed)
  }
}

extension CGPoint {
  /// The corner of a box whose anchor lies here.
  fileprivate func origin(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - anchor.x * size.width, y: y - anchor.y * size.height)
  }
}

extension Text {
  fileprivate var hasOwnColor: Bool { runs.first?.style.foreground != nil }
}

extension DisplayItem {
  /// The same text or symbol in another colour.
  fileprivate func colored(_ color: DisplayColor) -> DisplayItem {
    switch self {
    case .text(var text):
      text.color = color
      return .text(text)
    case .symbol(var symbol):
      symbol.color = color
      return .symbol(symbol)
    default: return self
    }
  }
}
