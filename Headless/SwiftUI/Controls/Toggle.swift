nonisolated public struct Toggle<Label: View>: View {
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ToggleNode(view, parent)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(title)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 14.0, *)
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}
