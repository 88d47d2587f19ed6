open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  @_spi(Headless)
  public convenience init(device: Device) {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.userInterfaceIdiom = device.isPad ? .pad : .phone
    values.horizontalSizeClass = device.isPad ? .regular : .compact
    values.verticalSizeClass = .regular
    values.displayScale = device.scale
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    self.init(values: values)
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values == values } ?? false
  }

  open override var hash: Int {
    values.userInterfaceStyle.hashValue ^ values.preferredContentSizeCategory.hashValue
  }
}
