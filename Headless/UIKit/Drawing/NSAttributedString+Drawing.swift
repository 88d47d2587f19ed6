/// How strings are laid out where they are drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A string in one style, the first one's.
private struct DrawnString {
  let text: String
  let font: UIFont
  let color: UIColor
  let hasUnderline: Bool
  let hasStrikethrough: Bool

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = text
    font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    color = attributes?[.foregroundColor] as? UIColor ?? .black
    hasUnderline = (attributes?[.underlineStyle] as? Int ?? 0) != 0
    hasStrikethrough = (attributes?[.strikethroughStyle] as? Int ?? 0) != 0
  }

  func layout(width: CGFloat?, isOneLine: Bool) -> TextLayout {
    TextLayout(
      text,
      style: font.layoutStyle,
      maxWidth: width,
      maxLines: isOneLine ? 1 : 0,
      lineBreak: .wordWrapping
    )
  }

  func draw(in rect: CGRect, width: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(width: width, isOneLine: false)
    let frame = CGRect(
      origin: rect.origin,
      size: CGSize(width: width ?? layout.size.width, height: layout.size.height)
    )
    let item = DisplayText(
      layout,
      frame: frame,
      color: color.displayColor(for: .current),
      hasUnderline: hasUnderline,
      hasStrikethrough: hasStrikethrough
    )
    context.add([.text(item)])
  }
}

extension NSAttributedString {
  private var drawn: DrawnString {
    DrawnString(string, length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  public func size() -> CGSize {
    drawn.layout(width: nil, isOneLine: false).size
  }

  public func draw(at point: CGPoint) {
    drawn.draw(in: CGRect(origin: point, size: .zero), width: nil)
  }

  public func draw(in rect: CGRect) {
    drawn.draw(in: rect, width: rect.width)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let layout = drawn.layout(width: isOneLine ? nil : size.width, isOneLine: isOneLine)
    return CGRect(origin: .zero, size: layout.size)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnString(String(describing: self), attrs).layout(width: nil, isOneLine: false).size
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnString(String(describing: self), attrs)
      .draw(in: CGRect(origin: point, size: .zero), width: nil)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnString(String(describing: self), attrs).draw(in: rect, width: rect.width)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open private(set) var totalBounds = CGRect.zero
}
