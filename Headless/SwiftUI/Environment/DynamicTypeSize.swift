public import UIKit

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  @available(iOS 13.4, *)
  public var isAccessibilityCategory: Bool { index >= 7 }

  /// The place in the order of sizes: 3 for large.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension ContentSizeCategory {
  @available(iOS 14.0, *)
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self = Self.allCases[uiSizeCategory.index]
  }

  @available(iOS 15.0, *)
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

@available(iOS 15.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

@available(iOS 15.0, *)
extension DynamicTypeSize {
  init(_ category: ContentSizeCategory) {
    self = Self.allCases[category.index]
  }

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = ContentSizeCategory(uiSizeCategory) else { return nil }
    self.init(category)
  }
}
