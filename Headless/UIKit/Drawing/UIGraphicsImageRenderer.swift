open class UIGraphicsRendererFormat: NSObject {
  public override init() {
    super.init()
  }

  open class func `default`() -> Self {
    make()
  }

  @available(iOS 11.0, *)
  open class func preferred() -> Self {
    make()
  }

  private class func make() -> Self {
    unsafeDowncast(makeFormat(), to: Self.self)
  }

  class func makeFormat() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }

  open internal(set) var bounds = CGRect.zero
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale = max(CurrentTraits.ofStage.screen.displayScale, 1)
  open var opaque = false

  override class func makeFormat() -> UIGraphicsRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
    super.init()
  }

  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, alpha: 1) { cgContext.fill(rect) }
  }

  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { cgContext.image }

  open var format: UIGraphicsImageRendererFormat {
    ownFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }
}

/// Draws images: they keep what was drawn, and are turned into pixels where they are shown.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.draw(in: context) {
      actions(UIGraphicsImageRendererContext(context, format: format))
    }
    return context.image
  }

  /// Empty, and reported, where nothing turns drawings into pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
