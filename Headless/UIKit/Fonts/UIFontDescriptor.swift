open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let attributes: FontAttributes

  init(_ attributes: FontAttributes) {
    self.attributes = attributes
    super.init()
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  @available(iOS 13.0, *)
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var pointSize: CGFloat { attributes.pointSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if attributes.isItalic { traits.insert(.traitItalic) }
    if attributes.weight.css >= 600 { traits.insert(.traitBold) }
    if attributes.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var result = attributes
    result.isItalic = symbolicTraits.contains(.traitItalic)
    result.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      result.weight = isBold ? .semibold : .regular
    }
    return UIFontDescriptor(result)
  }

  /// Serif and rounded cuts have no stand-in: they are drawn as the default one.
  @available(iOS 13.0, *)
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var result = attributes
    result.isMonospaced = design == .monospaced
    return UIFontDescriptor(result)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(descriptor: self, size: newPointSize).fontDescriptor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.attributes == attributes
  }

  open override var hash: Int { attributes.hashValue }
}
