/// What the user has set for assistive technologies. Nothing is switched on here.
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityEnabled: Bool { false }
  @available(iOS 14.0, *)
  public var accessibilityShowButtonShapes: Bool { false }
  @available(iOS 15.0, *)
  public var accessibilityVoiceOverEnabled: Bool { false }
  @available(iOS 15.0, *)
  public var accessibilitySwitchControlEnabled: Bool { false }
  @available(iOS 15.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
