@_spi(Headless) import UIKit

@available(iOS 16.0, *)
nonisolated public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  let value: Double
  let spoken: String
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyling) private var styling

  init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel?,
    _ minimumValueLabel: BoundsLabel?,
    _ maximumValueLabel: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.value = min(max(part, 0), 1)
    spoken = "\(Int((self.value * 100).rounded()))%"
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  @MainActor
  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: value,
      label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) }
    )
  }

  @MainActor
  public var body: some View {
    Group {
      switch styling {
      case .look(let look): GaugeParts(configuration: configuration, look: look)
      case .custom(let make): make(configuration)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(spoken)
  }
}

@available(iOS 16.0, *)
extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

/// The parts of a gauge in one of the system's looks.
@available(iOS 16.0, *)
struct GaugeParts: View {
  let configuration: GaugeStyleConfiguration
  let look: GaugeLook

  var body: some View {
    switch look {
    case .linearCapacity: capacity
    case .accessoryLinear, .accessoryLinearCapacity: line
    case .accessoryCircular, .accessoryCircularCapacity: circle
    }
  }

  private var capacity: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, isFilled: true).frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }

  private var line: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption2)
      GaugeBar(value: configuration.value, isFilled: look == .accessoryLinearCapacity)
        .frame(height: 6)
      configuration.maximumValueLabel.font(.caption2)
    }
  }

  private var circle: some View {
    ZStack {
      GaugeArc(part: 1, isOpen: look == .accessoryCircular)
        .stroke(HierarchicalShapeStyle.quaternary, style: GaugeArc.line)
      if look == .accessoryCircularCapacity {
        GaugeArc(part: configuration.value, isOpen: false)
          .stroke(TintShapeStyle(), style: GaugeArc.line)
      } else {
        GaugeKnob(part: configuration.value).fill(TintShapeStyle())
      }
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.headline)
        if look == .accessoryCircular { bounds }
      }
    }
    .frame(width: 58, height: 58)
  }

  @ViewBuilder
  private var bounds: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      configuration.label.font(.caption2)
    } else {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.caption2)
    }
  }
}

/// A bar that is filled up to the value, or with a knob there.
private struct GaugeBar: View {
  let value: Double
  let isFilled: Bool

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(HierarchicalShapeStyle.quaternary)
        if isFilled {
          Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * value)
        } else {
          Circle().fill(TintShapeStyle())
            .frame(width: 10, height: 10)
            .offset(x: (proxy.size.width - 10) * value)
        }
      }
    }
  }
}

/// Three quarters of a circle, or a whole one from the top.
nonisolated private struct GaugeArc: Shape {
  var part: Double
  let isOpen: Bool

  static var line: StrokeStyle { StrokeStyle(lineWidth: 5, lineCap: .round) }

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  static func angle(_ part: Double, isOpen: Bool) -> Double {
    isOpen ? 135 + 270 * part : -90 + 360 * part
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - 2.5,
      startAngle: .degrees(Self.angle(0, isOpen: isOpen)),
      endAngle: .degrees(Self.angle(part, isOpen: isOpen)),
      clockwise: false
    )
    return path
  }
}

/// The place of the value on an open circle.
nonisolated private struct GaugeKnob: Shape {
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - 2.5
    let angle = Angle.degrees(GaugeArc.angle(part, isOpen: true)).radians
    let center = CGPoint(
      x: rect.midX + radius * cos(CGFloat(angle)),
      y: rect.midY + radius * sin(CGFloat(angle))
    )
    return Path(
      ellipseIn: CGRect(x: center.x - 4.5, y: center.y - 4.5, width: 9, height: 9)
    )
  }
}
