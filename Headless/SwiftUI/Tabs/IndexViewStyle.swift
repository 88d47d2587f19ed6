@_spi(Headless) import UIKit

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  @_spi(Headless)
  var _hasBackground: Bool { get }
}

@available(iOS 14.0, *)
extension IndexViewStyle {
  @_spi(Headless)
  public var _hasBackground: Bool { false }
}

@available(iOS 14.0, *)
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let name: String

    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let mode: BackgroundDisplayMode

  @MainActor @preconcurrency
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  @_spi(Headless)
  public var _hasBackground: Bool { mode.name == "always" }
}

@available(iOS 14.0, *)
extension IndexViewStyle where Self == PageIndexViewStyle {
  @MainActor @preconcurrency
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  @MainActor @preconcurrency
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

@available(iOS 14.0, *)
extension View {
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(IndexViewStyleModifier(style: style))
  }
}

@available(iOS 14.0, *)
nonisolated private struct IndexViewStyleModifier<S: IndexViewStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(
      UnsupportedModifier(feature: style._hasBackground ? "backgrounds of page dots" : nil)
    )
  }
}
