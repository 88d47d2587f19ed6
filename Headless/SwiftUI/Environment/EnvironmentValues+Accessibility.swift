// What the user has set. Nothing is switched on here, as in UIAccessibility.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }

  @available(iOS 14.0, *)
  public var accessibilityShowButtonShapes: Bool { false }

  @available(iOS 15.0, *)
  public var accessibilityVoiceOverEnabled: Bool { false }

  @available(iOS 15.0, *)
  public var accessibilitySwitchControlEnabled: Bool { false }

  @available(iOS 15.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  @available(iOS 17.0, *)
  public var accessibilityDimFlashingLights: Bool { false }

  @available(iOS 17.0, *)
  public var accessibilityPlayAnimatedImages: Bool { true }

  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
