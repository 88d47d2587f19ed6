internal import Synchronization

/// What was drawn into an image.
final class DrawnImage: Hashable, Sendable {
  let items: [DisplayItem]
  let size: CGSize

  init(items: [DisplayItem], size: CGSize) {
    self.items = items
    self.size = size
  }

  static func == (first: DrawnImage, second: DrawnImage) -> Bool {
    first === second
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  func group(in frame: CGRect, tint: DisplayColor?) -> DisplayItem? {
    guard size.width > 0, size.height > 0 else { return nil }
    let scaling = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
    return .group(
      DisplayGroup(
        name: "Image",
        origin: frame.origin,
        size: size,
        clip: .rect(CGRect(origin: .zero, size: size)),
        projection: scaling.isIdentity ? nil : DisplayProjection(scaling),
        items: tint.map { tint in items.map { $0.tinted(tint) } } ?? items
      )
    )
  }
}

/// What turns drawn images into files: `Draw` says how.
@_spi(Headless)
public enum ImageEncoding {
  public typealias Encoder = @Sendable (DisplayList, CGFloat) -> Data?
  private static let encoder = Mutex<Encoder?>(nil)

  public static var png: Encoder? {
    get { encoder.withLock { $0 } }
    set { encoder.withLock { $0 = newValue } }
  }
}

extension CGContext {
  var image: UIImage {
    let drawn = DrawnImage(items: surface.items, size: size)
    return UIImage(values: UIImage.Values(content: .drawing(drawn), scale: scale))
  }
}

extension UIImage {
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // A template is black, as no view tints it.
    let item = displayItem(in: rect, tint: .black, traits: .current)
    guard let item else { return }
    context.with(blendMode, alpha: alpha) { context.add([item]) }
  }

  /// The drawing as a file.
  func encodedDrawing(_ drawn: DrawnImage) -> Data? {
    guard let encode = ImageEncoding.png else {
      DrawingReports.unsupported("pixels of drawn images")
      return nil
    }
    return encode(DisplayList(size: drawn.size, items: drawn.items), values.scale)
  }
}

extension DisplayItem {
  /// The same figure in one colour, as a template shows it.
  func tinted(_ color: DisplayColor) -> DisplayItem {
    func paint(_ paint: DisplayPaint) -> DisplayPaint {
      guard case .color(let old) = paint else { return .color(color) }
      return .color(color.faded(to: old.alpha))
    }
    switch self {
    case .group(var group):
      group.items = group.items.map { $0.tinted(color) }
      return .group(group)
    case .fill(let shape, let old): return .fill(shape, paint(old))
    case .stroke(let shape, let old, let stroke): return .stroke(shape, paint(old), stroke)
    case .shadow: return self
    case .text(var text):
      text.color = color.faded(to: text.color.alpha)
      return .text(text)
    case .symbol(var symbol):
      symbol.color = color.faded(to: symbol.color.alpha)
      return .symbol(symbol)
    case .image(var image):
      image.tint = color
      return .image(image)
    }
  }
}
