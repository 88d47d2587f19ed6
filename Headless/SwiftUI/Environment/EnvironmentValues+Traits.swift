public import Foundation

/// A key whose value is that of the host's traits, unless a view writes it.
protocol HostTraitKey: EnvironmentKey {
  static func value(in traits: BridgedTraits) -> Value
}

// B.2, C.9.9
extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  @available(iOS 15.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(sizeCategory) }
    set { sizeCategory = ContentSizeCategory(newValue) }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether views lie in a sheet or popover, where dark backgrounds are lighter.
  var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  static let traitKeys: [ObjectIdentifier] = [
    ObjectIdentifier(ColorSchemeKey.self), ObjectIdentifier(ContrastKey.self),
    ObjectIdentifier(HorizontalSizeClassKey.self), ObjectIdentifier(VerticalSizeClassKey.self),
    ObjectIdentifier(LayoutDirectionKey.self), ObjectIdentifier(SizeCategoryKey.self),
    ObjectIdentifier(DisplayScaleKey.self), ObjectIdentifier(ElevatedKey.self),
    ObjectIdentifier(LegibilityWeightKey.self),
  ]
}

private enum ColorSchemeKey: HostTraitKey {
  static var defaultValue: ColorScheme { .light }
  static func value(in traits: BridgedTraits) -> ColorScheme { traits.colorScheme }
}

private enum ContrastKey: HostTraitKey {
  static var defaultValue: ColorSchemeContrast { .standard }
  static func value(in traits: BridgedTraits) -> ColorSchemeContrast { traits.colorSchemeContrast }
}

private enum HorizontalSizeClassKey: HostTraitKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
  static func value(in traits: BridgedTraits) -> UserInterfaceSizeClass? {
    traits.horizontalSizeClass
  }
}

private enum VerticalSizeClassKey: HostTraitKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
  static func value(in traits: BridgedTraits) -> UserInterfaceSizeClass? {
    traits.verticalSizeClass
  }
}

private enum LayoutDirectionKey: HostTraitKey {
  static var defaultValue: LayoutDirection { .leftToRight }
  static func value(in traits: BridgedTraits) -> LayoutDirection { traits.layoutDirection }
}

private enum SizeCategoryKey: HostTraitKey {
  static var defaultValue: ContentSizeCategory { .large }
  static func value(in traits: BridgedTraits) -> ContentSizeCategory { traits.sizeCategory }
}

private enum DisplayScaleKey: HostTraitKey {
  static var defaultValue: CGFloat { 1 }
  static func value(in traits: BridgedTraits) -> CGFloat { traits.displayScale }
}

private enum ElevatedKey: HostTraitKey {
  static var defaultValue: Bool { false }
  static func value(in traits: BridgedTraits) -> Bool { traits.isElevated }
}

private enum LegibilityWeightKey: HostTraitKey {
  static var defaultValue: LegibilityWeight? { nil }
  static func value(in traits: BridgedTraits) -> LegibilityWeight? { traits.legibilityWeight }
}
