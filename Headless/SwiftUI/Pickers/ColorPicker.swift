@_spi(Headless) internal import UIKit

// B.2
@available(iOS 14.0, *)
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  @MainActor
  public var body: some View {
    LabeledControl(label: label, control: ColorWell(color: selection.wrappedValue))
  }
}

@available(iOS 14.0, *)
extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The disc in a ring of colours that shows which one is chosen.
private struct ColorWell: View {
  let color: Color

  private static let wheel: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]

  var body: some View {
    Button {
      unsupported("panels of colour pickers")
    } label: {
      Circle()
        .fill(color)
        .padding(5)
        .overlay(
          Circle().strokeBorder(AngularGradient(colors: Self.wheel, center: .center), lineWidth: 3)
        )
        .frame(width: 28, height: 28)
    }
    .buttonStyle(.plain)
  }
}
