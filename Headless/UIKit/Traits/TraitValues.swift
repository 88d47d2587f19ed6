/// What a trait collection says; nil for what it leaves open.
struct TraitValues: Equatable, Sendable {
  var userInterfaceStyle: UIUserInterfaceStyle?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var displayScale: CGFloat?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// These values, with those that `other` names in their place.
  func merging(_ other: TraitValues) -> TraitValues {
    TraitValues(
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      displayScale: other.displayScale ?? displayScale,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
      userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
      legibilityWeight: other.legibilityWeight ?? legibilityWeight,
      custom: custom.merging(other.custom) { $1 }
    )
  }

  // MARK: By definition

  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    if let system = trait as? any SystemTrait.Type {
      return system.anyValue(in: self) as? T.Value
    }
    return custom[ObjectIdentifier(trait)]?.value as? T.Value
  }

  mutating func set<T: UITraitDefinition>(_ value: T.Value?, for trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.setAny(value, in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = value.map { CustomTraitValue(value: $0) }
    }
  }

  func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type {
      return system.anyValue(in: self) != nil
    }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: any UITraitDefinition.Type) {
    func remove<T: UITraitDefinition>(_ trait: T.Type) {
      set(nil, for: trait)
    }
    remove(trait)
  }

  /// Whether a trait has the same value in both.
  func agrees(with other: TraitValues, on trait: any UITraitDefinition.Type) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      let id = ObjectIdentifier(trait)
      return custom[id] == other.custom[id]
    }
    return system.isEqual(in: self, and: other)
  }
}

extension SystemTrait {
  static func anyValue(in values: TraitValues) -> Any? {
    read(values).map { $0 as Any }
  }

  static func setAny(_ value: Any?, in values: inout TraitValues) {
    write(value as? Value, to: &values)
  }

  static func isEqual(in a: TraitValues, and b: TraitValues) -> Bool {
    read(a) == read(b)
  }
}

/// The value of a trait that an app defines. Values that can't be compared always count as changed.
struct CustomTraitValue: Equatable, @unchecked Sendable {
  let value: Any

  static func == (lhs: CustomTraitValue, rhs: CustomTraitValue) -> Bool {
    guard let value = lhs.value as? any Equatable else { return false }
    return value.isEqual(to: rhs.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}

extension UITraitCollection {
  /// These traits with what a view or controller sets for itself.
  @MainActor
  func overriding(_ state: TraitState, style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified || state.overrides != TraitValues() else { return self }
    var values = values.merging(state.overrides)
    if style != .unspecified, state.overrides.userInterfaceStyle == nil {
      values.userInterfaceStyle = style
    }
    return UITraitCollection(values: values)
  }
}
