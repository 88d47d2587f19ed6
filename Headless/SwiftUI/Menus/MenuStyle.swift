@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// One of the system's.
// No requirements of `MenuStyle`: hidden ones would keep an app's types from conforming.
@MainActor
protocol SystemMenuStyle: MenuStyle {
  /// The look of the button that opens the menu; nil for the one around.
  var look: ButtonLook? { get }
}

extension SystemMenuStyle {
  var look: ButtonLook? { nil }
}

@available(iOS 14.0, *)
public struct DefaultMenuStyle: MenuStyle, SystemMenuStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

@available(iOS 14.0, *)
public struct BorderlessButtonMenuStyle: MenuStyle, SystemMenuStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }

  var look: ButtonLook? { .borderless }
}

@available(iOS 16.0, *)
public struct ButtonMenuStyle: MenuStyle, SystemMenuStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

@available(iOS 14.0, *)
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

@available(iOS 14.0, *)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

@available(iOS 16.0, *)
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(MenuStyleModifier(style: style))
  }
}

@available(iOS 14.0, *)
nonisolated private struct MenuStyleModifier<S: MenuStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.buttonStyling) { styling in
        if let look = (style as? any SystemMenuStyle)?.look { styling = .look(look) }
      }
      .environment(\.menuStyling, styling)
  }

  @MainActor
  private var styling: MenuStyling? {
    guard !(style is any SystemMenuStyle) else { return nil }
    let style = style
    return MenuStyling { AnyView(style.makeBody(configuration: $0)) }
  }
}
