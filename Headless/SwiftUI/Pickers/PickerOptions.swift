@_spi(Headless) import UIKit

/// One of the views in a picker.
struct PickerOption<Selection: Hashable> {
  let title: String
  let image: UIImage?
  let value: Selection?
}

/// A node that shows a picker by what its views say; the views themselves aren't laid out.
class PickerReadingNode<V: View, Shown: View, Selection: Hashable, Content: View>:
  ContainerNode<V, Shown>
{
  private var hidden: ViewNode<Content>?
  private var known: [PickerOption<Selection>]?
  private(set) var value: Selection?

  func selection(of view: V) -> Binding<Selection> {
    preconditionFailure("\(Self.self) says what it selects.")
  }

  func options(of view: V) -> Content {
    preconditionFailure("\(Self.self) says what its options are.")
  }

  /// Called when the options or the selection changed.
  func optionsDidChange() {
    guard let madeContent else { return }
    madeContent.receive(content(of: view))
    invalidateLayout()
    invalidateDisplay()
  }

  private var madeHidden: ViewNode<Content> {
    if let hidden { return hidden }
    let node = makeChild(options(of: view))
    hidden = node
    return node
  }

  final var options: [PickerOption<Selection>] {
    if let known { return known }
    let node = madeHidden
    node.prepareBelow()
    var elements: [Node] = []
    node.appendElements(to: &elements)
    let options = elements.map { element in
      PickerOption(
        title: element.containedText ?? "",
        image: element.containedImage,
        value: element.tag(below: self)?.value(as: Selection.self)
      )
    }
    known = options
    return options
  }

  final var selectedIndex: Int? {
    let value = readValue()
    return options.firstIndex { $0.value == value }
  }

  final var selectedOption: PickerOption<Selection>? {
    selectedIndex.map { options[$0] }
  }

  @discardableResult
  private func readValue() -> Selection {
    if let value { return value }
    let value = evaluate { selection(of: view).wrappedValue }
    self.value = value
    return value
  }

  final func select(_ option: PickerOption<Selection>) {
    guard let value = option.value else { return }
    selection(of: view).wrappedValue = value
  }

  // MARK: Node

  override func receive(_ new: V) {
    known = nil
    value = nil
    view = new
    hidden?.receive(options(of: new))
    optionsDidChange()
  }

  override func refresh() {
    value = nil
    optionsDidChange()
    reportUnknownSelection()
  }

  override func prepareChildren() {
    super.prepareChildren()
    _ = madeHidden
    reportUnknownSelection()
  }

  private func reportUnknownSelection() {
    let value = readValue()
    guard selectedIndex == nil else { return }
    graph.log(
      "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, "
        + "this will give undefined results."
    )
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let hidden { visit(hidden) }
  }

  override func collect(into preferences: inout HostPreferences) {}

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    guard child === hidden else { return environment }
    var values = environment
    values.isInList = false
    values.isInListRow = false
    return values
  }

  override func childElementsDidChange() {
    super.childElementsDidChange()
    known = nil
    graph.enqueue { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.update { self.optionsDidChange() }
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    elements.first?.size(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    elements.first?.place(bounds, proposal: proposal)
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    elements.first?.explicitGuide(guide, in: size)
  }

  /// The options as actions, the selected one on.
  final var optionActions: [UIAction] {
    let selected = selectedIndex
    return options.enumerated().map { index, option in
      UIAction(
        title: option.title,
        image: option.image,
        state: index == selected ? .on : .off
      ) { [weak self] _ in self?.select(option) }
    }
  }
}
