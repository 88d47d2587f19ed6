@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 16.0, *)
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  public struct MinimumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  public struct MaximumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// Where the value lies between the bounds, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

enum GaugeLook: Equatable, Sendable {
  case linearCapacity, accessoryCircular, accessoryCircularCapacity, accessoryLinear
  case accessoryLinearCapacity
}

/// How gauges are shown: in a way of the system's, or as a style of the app says.
enum GaugeStyling {
  case look(GaugeLook)
  case custom(@MainActor (Any) -> AnyView)
}

extension EnvironmentValues {
  var gaugeStyling: GaugeStyling {
    get { self[GaugeStylingKey.self] }
    set { self[GaugeStylingKey.self] = newValue }
  }
}

private enum GaugeStylingKey: EnvironmentKey {
  static var defaultValue: GaugeStyling { .look(.linearCapacity) }
}

@available(iOS 16.0, *)
public struct DefaultGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeParts(configuration: configuration, look: .linearCapacity)
  }
}

@available(iOS 16.0, *)
public struct LinearCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeParts(configuration: configuration, look: .linearCapacity)
  }
}

@available(iOS 16.0, *)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeParts(configuration: configuration, look: .accessoryCircular)
  }
}

@available(iOS 16.0, *)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeParts(configuration: configuration, look: .accessoryCircularCapacity)
  }
}

@available(iOS 16.0, *)
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeParts(configuration: configuration, look: .accessoryLinear)
  }
}

@available(iOS 16.0, *)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeParts(configuration: configuration, look: .accessoryLinearCapacity)
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(GaugeStyleModifier(style: style))
  }
}

@available(iOS 16.0, *)
nonisolated private struct GaugeStyleModifier<S: GaugeStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    let style = style
    content.environment(
      \.gaugeStyling,
      .custom { configuration in
        guard let configuration = configuration as? GaugeStyleConfiguration else {
          return AnyView(EmptyView())
        }
        return AnyView(style.makeBody(configuration: configuration))
      }
    )
  }
}
