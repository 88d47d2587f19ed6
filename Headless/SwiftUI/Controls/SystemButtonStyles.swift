public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .bordered }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .prominent }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

@available(iOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .glass }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }

  @_spi(Headless)
  public var _look: ButtonLook? { .glassProminent }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
