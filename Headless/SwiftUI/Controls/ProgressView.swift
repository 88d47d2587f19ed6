@_spi(Headless) internal import UIKit

// B.2
@available(iOS 14.0, *)
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressStyling) private var styling

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor
  public var body: some View {
    switch styling {
    case .look(let look):
      ProgressParts(
        fraction: fraction,
        label: label,
        currentValueLabel: currentValueLabel,
        look: look
      )
    case .custom(let make):
      make(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: label.map { .init(content: AnyView($0)) },
          currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }
        )
      )
      .environment(\.progressStyling, .look(.automatic))
    }
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
  }
}

@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }
}

@available(iOS 14.0, *)
extension ProgressView {
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, total),
      label: Text(titleKey),
      currentValueLabel: nil
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }
}

@available(iOS 14.0, *)
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

@available(iOS 14.0, *)
nonisolated struct ProgressParts<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let look: ProgressLook

  @MainActor
  var body: some View {
    if let fraction, look != .circular {
      VStack(alignment: .leading, spacing: 8) {
        if let label { label }
        ProgressBar(fraction: fraction)
        if let currentValueLabel {
          currentValueLabel
            .font(.caption)
            .foregroundColor(Color(uiColor: .secondaryLabel))
        }
      }
    } else {
      VStack(spacing: 8) {
        ActivityIndicator()
        if let label { label.foregroundColor(Color(uiColor: .secondaryLabel)) }
      }
    }
  }
}

struct ProgressBar: UIViewRepresentable {
  let fraction: Double

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ view: UIProgressView, context: Context) {
    if view.progress != Float(fraction) { view.progress = Float(fraction) }
    view.progressTintColor = context.environment.tint?.uiColor(in: context.environment)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIProgressView,
    context: Context
  ) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 160
    return CGSize(width: width, height: uiView.intrinsicContentSize.height)
  }
}

struct ActivityIndicator: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let isLarge = context.environment.controlSize == .large
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    view.style = context.environment.controlSize == .large ? .large : .medium
    guard let tint = context.environment.tint else { return }
    view.color = tint.uiColor(in: context.environment)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIActivityIndicatorView,
    context: Context
  ) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
