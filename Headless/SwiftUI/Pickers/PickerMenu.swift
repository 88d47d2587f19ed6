@_spi(Headless) import UIKit

/// The selected option of a picker, as a button that opens the menu of all.
nonisolated struct PickerMenu<Selection: Hashable, Content: View, Label: View>: View {
  typealias Body = Never

  let selection: Binding<Selection>
  let content: Content
  let label: Label

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PickerMenuNode(view, parent)
  }
}

final class PickerMenuNode<Selection: Hashable, Content: View, Label: View>:
  PickerReadingNode<
    PickerMenu<Selection, Content, Label>, Button<PickerMenuLabel>, Selection, Content
  >,
  MenuElementSource
{
  private var labelNode: ViewNode<Label>?
  private var keptMenu: UIMenu?

  override func selection(of view: PickerMenu<Selection, Content, Label>) -> Binding<Selection> {
    view.selection
  }

  override func options(of view: PickerMenu<Selection, Content, Label>) -> Content {
    view.content
  }

  override func content(
    of view: PickerMenu<Selection, Content, Label>
  ) -> Button<PickerMenuLabel> {
    let option = selectedOption
    let label = PickerMenuLabel(title: option?.title ?? "", image: option?.image)
    return Button { [weak self] in
      self?.open()
    } label: {
      label
    }
  }

  private func open() {
    guard environment.isEnabled, let container = containerView else { return }
    MenuPresenter.present(
      UIMenu(options: .singleSelection, children: optionActions),
      from: container,
      rect: frame,
      sender: nil
    )
  }

  /// What the picker is called where it is a part of a menu.
  private var title: String {
    let node = labelNode ?? makeChild(view.label)
    labelNode = node
    node.receive(view.label)
    node.prepareBelow()
    return node.containedText ?? ""
  }

  override func willUnmount() {
    labelNode?.unmount()
  }

  func menuElements() -> [UIMenuElement] {
    let isInline = environment.pickerLook != .menu
    return [
      UIMenu(
        title: title,
        options: isInline ? [.displayInline, .singleSelection] : .singleSelection,
        children: optionActions
      )
    ]
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var parts: [AccessibilityNode] = []
    super.accessibility(in: &parts)
    guard var node = parts.first else { return }
    // It is heard by the label of the picker; the option is its value.
    node.value = node.label
    node.label = nil
    list.append(node)
  }
}

extension PickerMenuNode: ActionSource {
  var actionRole: ButtonRole? { nil }
  var isActionEnabled: Bool { environment.isEnabled }

  func makeActionMenu() -> UIMenu? {
    if let keptMenu { return keptMenu }
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] complete in
        complete(self?.menuElements() ?? [])
      }
    ])
    keptMenu = menu
    return menu
  }

  func performAction() {}
}

nonisolated struct PickerMenuLabel: View {
  let title: String
  let image: UIImage?
  @Environment(\.isInListRow) private var isInListRow

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  @MainActor
  var body: some View {
    HStack(spacing: 4) {
      if let image { Image(uiImage: image).modifier(DecorationModifier()) }
      Text(title)
      Image(systemName: "chevron.up.chevron.down")
        .imageScale(.small)
        .modifier(DecorationModifier())
    }
    .foregroundColor(isInListRow ? Color(uiColor: .secondaryLabel) : .accentColor)
  }
}

/// The selected option of a picker, as text.
nonisolated struct PickerValue<Selection: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Binding<Selection>
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PickerValueNode(view, parent)
  }
}

final class PickerValueNode<Selection: Hashable, Content: View>:
  PickerReadingNode<PickerValue<Selection, Content>, Text, Selection, Content>
{
  override func selection(of view: PickerValue<Selection, Content>) -> Binding<Selection> {
    view.selection
  }

  override func options(of view: PickerValue<Selection, Content>) -> Content { view.content }

  override func content(of view: PickerValue<Selection, Content>) -> Text {
    Text(selectedOption?.title ?? "")
  }
}
