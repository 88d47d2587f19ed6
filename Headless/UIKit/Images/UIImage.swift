open class UIImage: NSObject, @unchecked Sendable {
  enum Content: Hashable, Sendable {
    case empty
    case symbol(String)
    /// A PNG and its size in pixels.
    case bitmap(Data, width: Int, height: Int)
    case drawing(DrawnImage)
  }

  /// An image as a value.
  struct Values: Hashable, Sendable {
    var content: Content
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var symbol = SymbolValues()
    var tint: UIColor?
    var flipsForRightToLeft = false
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  public convenience override init() {
    self.init(values: Values(content: .empty))
  }

  // MARK: Symbols

  // Nil for unknown names (D, A.11).
  @available(iOS 13.0, *)
  public convenience init?(systemName name: String) {
    self.init(symbol: name, configuration: nil)
  }

  @available(iOS 13.0, *)
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: Configuration?
  ) {
    self.init(symbol: name, configuration: configuration)
  }

  @available(iOS 13.0, *)
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, configuration: nil)
  }

  @available(iOS 16.0, *)
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(symbol: name, configuration: configuration)
  }

  private convenience init?(symbol name: String, configuration: Configuration?) {
    guard SymbolNames.isKnown(name) else { return nil }
    var values = Values(content: .symbol(name))
    values.symbol = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    self.init(values: values)
  }

  /// A symbol of the system's own; nothing is drawn if the table lost it.
  private class func system(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }

  @available(iOS 13.0, *)
  open class var add: UIImage { system("plus.circle.fill") }
  @available(iOS 13.0, *)
  open class var remove: UIImage { system("minus.circle.fill") }
  @available(iOS 13.0, *)
  open class var checkmark: UIImage { system("checkmark") }
  @available(iOS 13.0, *)
  open class var actions: UIImage { system("ellipsis.circle") }
  @available(iOS 13.0, *)
  open class var strokedCheckmark: UIImage { system("checkmark") }

  // MARK: Pictures

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = PNGHeader.pixelSize(of: data) else { return nil }
    let content = Content.bitmap(data, width: size.width, height: size.height)
    self.init(values: Values(content: content, scale: scale > 0 ? scale : 1))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Files of the bundle; there are no asset catalogs here.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let path = ["@3x", "@2x", ""].lazy.compactMap { suffix in
      bundle.path(forResource: name + suffix, ofType: "png")
    }.first
    guard let path else { return nil }
    self.init(contentsOfFile: path)
  }

  open func pngData() -> Data? {
    switch values.content {
    case .bitmap(let data, _, _): data
    case .drawing(let drawn): encodedDrawing(drawn)
    case .empty, .symbol: nil
    }
  }

  // MARK: Values

  open var size: CGSize {
    switch values.content {
    case .empty:
      return .zero
    case .bitmap(_, let width, let height):
      return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    case .drawing(let drawn):
      return drawn.size
    case .symbol:
      let side = values.symbol.side(for: UITraitCollection.current)
      return CGSize(width: side, height: side)
    }
  }

  open var scale: CGFloat {
    guard isSymbolImage else { return values.scale }
    return max(UITraitCollection.current.displayScale, 1)
  }

  open var renderingMode: RenderingMode { values.renderingMode }

  @available(iOS 13.0, *)
  open var isSymbolImage: Bool { symbolName != nil }

  @available(iOS 13.0, *)
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(values: values.symbol) : nil
  }

  @available(iOS 13.0, *)
  open var configuration: Configuration? { symbolConfiguration }

  @MainActor open var accessibilityLabel: String?
  @MainActor open var accessibilityIdentifier: String?

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (values.content != .empty && other.values == values)
  }

  open override var hash: Int { values.hashValue }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  @available(iOS 13.0, *)
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed {
      $0.symbol = (configuration as? SymbolConfiguration)?.values ?? $0.symbol
    }
  }

  @available(iOS 13.0, *)
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.symbol = $0.symbol.merging(configuration.values) }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  private func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }
}

extension UIImage {
  /// Whether there is anything to see: an image made without data stands for none.
  var isDrawn: Bool { size.width > 0 && size.height > 0 }
}
