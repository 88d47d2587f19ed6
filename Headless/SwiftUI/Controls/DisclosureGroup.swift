// B.2
@available(iOS 14.0, *)
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList
  @Environment(\.disclosureGroupStyling) private var styling

  init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    binding = isExpanded
    self.content = content
  }

  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }

  @MainActor
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    StyledView(
      path: \.disclosureGroupStyling,
      styling: styling,
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)),
        content: .init(view: AnyView(DisclosedContent(styling: styling, content: content))),
        isExpanded: isExpanded
      ),
      system: rows(isExpanded)
    )
  }

  @ViewBuilder
  @MainActor
  private func rows(_ isExpanded: Binding<Bool>) -> some View {
    if isInList {
      row(isExpanded)
      if isExpanded.wrappedValue { content() }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        row(isExpanded)
        if isExpanded.wrappedValue { content() }
      }
    }
  }

  @MainActor
  private func row(_ isExpanded: Binding<Bool>) -> some View {
    let isOpen = isExpanded.wrappedValue
    return Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        label.foregroundColor(.primary)
        Spacer()
        DisclosureMark(isOpen: isOpen)
      }
    }
    .accessibilityValue(Text(isOpen ? "expanded" : "collapsed"))
  }
}

@available(iOS 14.0, *)
extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}
