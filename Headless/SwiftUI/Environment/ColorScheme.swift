public import UIKit

public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

extension ColorScheme {
  @available(iOS 14.0, *)
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UserInterfaceSizeClass {
  @available(iOS 14.0, *)
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
