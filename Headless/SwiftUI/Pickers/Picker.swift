@_spi(Headless) import UIKit

// B.2
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isInList) private var isInList
  @Environment(\.isInMenu) private var isInMenu

  init(selection: Binding<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }

  @MainActor
  public var body: some View {
    if isInMenu {
      menu
    } else {
      switch look {
      case .automatic, .menu:
        LabeledControl(label: label, control: menu, isLabelHidden: !isInList)
      case .inline:
        if !hidesLabels, isInList { label }
        content.modifier(PickerOptionModifier(selection: selection))
      case .segmented:
        LabeledControl(
          label: label,
          control: PickerSegments(selection: selection, content: content),
          isLabelHidden: true
        )
      case .wheel:
        LabeledControl(
          label: label,
          control: PickerWheel(selection: selection, content: content),
          isLabelHidden: true
        )
      case .navigationLink:
        NavigationLink {
          PickerScreen(selection: selection, content: content, title: label)
        } label: {
          LabeledControl(
            label: label,
            control: PickerValue(selection: selection, content: content)
              .foregroundColor(Color(uiColor: .secondaryLabel))
          )
        }
      }
    }
  }

  private var menu: PickerMenu<SelectionValue, Content, Label> {
    PickerMenu(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content()
    )
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: SwiftUI.Label(title, systemImage: systemImage),
      content: content()
    )
  }
}
