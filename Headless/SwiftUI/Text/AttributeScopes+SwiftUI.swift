public import Foundation

@available(iOS 15.0, *)
extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

@available(iOS 15.0, *)
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// The pieces of an attributed string, in the looks of their attributes.
  static func runs(of string: AttributedString) -> [Run] {
    string.runs.map { run in
      var style = TextStyle()
      style.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
      style.foreground = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
        .map { TextForeground(style: $0) }
      style.underline = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
      style.strikethrough = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]
      style.kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] ?? 0
      style.tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] ?? 0
      style.baselineOffset =
        run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] ?? 0
      return Run(content: String(string.characters[run.range]), style: style)
    }
  }
}
