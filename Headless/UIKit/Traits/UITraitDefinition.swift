@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String { "" }
  public static var affectsColorAppearance: Bool { false }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself declares.
protocol SystemTrait: UITraitDefinition where Value: Equatable & Sendable {
  static func read(_ values: TraitValues) -> Value?
  static func write(_ value: Value?, to values: inout TraitValues)
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func read(_ values: TraitValues) -> UIUserInterfaceStyle? { values.userInterfaceStyle }
  static func write(_ value: UIUserInterfaceStyle?, to values: inout TraitValues) {
    values.userInterfaceStyle = value
  }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func read(_ values: TraitValues) -> UIUserInterfaceIdiom? { values.userInterfaceIdiom }
  static func write(_ value: UIUserInterfaceIdiom?, to values: inout TraitValues) {
    values.userInterfaceIdiom = value
  }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass? {
    values.horizontalSizeClass
  }
  static func write(_ value: UIUserInterfaceSizeClass?, to values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.verticalSizeClass }
  static func write(_ value: UIUserInterfaceSizeClass?, to values: inout TraitValues) {
    values.verticalSizeClass = value
  }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static func read(_ values: TraitValues) -> CGFloat? { values.displayScale }
  static func write(_ value: CGFloat?, to values: inout TraitValues) {
    values.displayScale = value
  }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func read(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection? {
    values.layoutDirection
  }
  static func write(_ value: UITraitEnvironmentLayoutDirection?, to values: inout TraitValues) {
    values.layoutDirection = value
  }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func read(_ values: TraitValues) -> UIContentSizeCategory? {
    values.preferredContentSizeCategory
  }
  static func write(_ value: UIContentSizeCategory?, to values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static func read(_ values: TraitValues) -> UIAccessibilityContrast? {
    values.accessibilityContrast
  }
  static func write(_ value: UIAccessibilityContrast?, to values: inout TraitValues) {
    values.accessibilityContrast = value
  }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func read(_ values: TraitValues) -> UIUserInterfaceLevel? { values.userInterfaceLevel }
  static func write(_ value: UIUserInterfaceLevel?, to values: inout TraitValues) {
    values.userInterfaceLevel = value
  }
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func read(_ values: TraitValues) -> UILegibilityWeight? { values.legibilityWeight }
  static func write(_ value: UILegibilityWeight?, to values: inout TraitValues) {
    values.legibilityWeight = value
  }
}
