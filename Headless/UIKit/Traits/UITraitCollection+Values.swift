extension UITraitCollection {
  @available(iOS 17.0, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(of: TraitValues(), changedBy: mutations))
  }

  @available(iOS 17.0, *)
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: Self.values(of: values, changedBy: mutations))
  }

  private static func values(
    of values: TraitValues,
    changedBy mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = TraitMutations(values: values)
    mutations(&traits)
    return (traits as? TraitMutations)?.values ?? values
  }

  @available(iOS 17.0, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values.value(of: trait) ?? trait.defaultValue
  }

  @available(iOS 13.0, *)
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    values.userInterfaceStyle != other?.values.userInterfaceStyle
      || values.userInterfaceLevel != other?.values.userInterfaceLevel
      || values.accessibilityContrast != other?.values.accessibilityContrast
  }

  // MARK: One trait

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: idiom))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(displayScale: scale))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  @available(iOS 13.0, *)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  @available(iOS 13.0, *)
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  @available(iOS 13.0, *)
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Later collections win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }
}
