@_spi(Headless) import UIKit

// B.2
@available(iOS 14.0, *)
nonisolated public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  let label: Label
  let content: Content
  var primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @available(iOS 15.0, *)
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    MenuNode(view, parent)
  }
}

@available(iOS 14.0, *)
extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }

  @available(iOS 15.0, *)
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    label = Text(titleKey)
    self.content = content()
    self.primaryAction = primaryAction
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    label = Text(title)
    self.content = content()
    self.primaryAction = primaryAction
  }
}

@available(iOS 14.0, *)
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(title, systemImage: systemImage)
    self.content = content()
  }
}

/// A button that opens a menu; what is in the menu is read when it opens.
@available(iOS 14.0, *)
final class MenuNode<Label: View, Content: View>:
  ContainerNode<Menu<Label, Content>, MenuButton<Label>>, MenuElementSource
{
  private var hidden: ViewNode<Content>?
  fileprivate var keptMenu: UIMenu?
  private var isStyled = false

  private var madeHidden: ViewNode<Content> {
    if let hidden { return hidden }
    let node = makeChild(view.content)
    hidden = node
    return node
  }

  override func content(of view: Menu<Label, Content>) -> MenuButton<Label> {
    let open: @MainActor () -> Void = { [weak self] in self?.open() }
    return MenuButton(
      label: view.label,
      action: view.primaryAction ?? open,
      longPress: view.primaryAction == nil ? nil : open,
      styled: styled(view)
    )
  }

  /// What a style of the app's makes of it; inside, a menu is the system's.
  private func styled(_ view: Menu<Label, Content>) -> AnyView? {
    let styling = environment.menuStyling
    isStyled = styling != nil
    guard let styling else { return nil }
    let configuration = MenuStyleConfiguration(
      label: .init(content: AnyView(view.label)),
      content: .init(content: AnyView(view.content)),
      primaryAction: view.primaryAction
    )
    return AnyView(styling.make(configuration).environment(\.menuStyling, nil))
  }

  override func environmentDidChange() {
    if isStyled || environment.menuStyling != nil { madeContent?.receive(content(of: view)) }
    super.environmentDidChange()
  }

  override func receive(_ new: Menu<Label, Content>) {
    super.receive(new)
    hidden?.receive(new.content)
  }

  override func prepareChildren() {
    super.prepareChildren()
    _ = madeHidden
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let hidden { visit(hidden) }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== hidden }

  // What is in the menu is no part of the label.
  override func collect(into preferences: inout HostPreferences) {
    madeContent?.collect(into: &preferences)
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    guard child === hidden else { return environment }
    var values = environment
    values.isInMenu = true
    values.isInList = false
    values.isInListRow = false
    return values
  }

  // MARK: The menu

  private var children: [UIMenuElement] {
    madeHidden.prepareBelow()
    return MenuElements(below: madeHidden).elements
  }

  func open() {
    guard environment.isEnabled, let container = containerView else { return }
    MenuPresenter.present(UIMenu(children: children), from: container, rect: frame, sender: nil)
  }

  func menuElements() -> [UIMenuElement] {
    [
      UIMenu(
        title: content.containedText ?? "",
        image: content.containedImage,
        children: children
      )
    ]
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    elements.first?.size(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    elements.first?.place(bounds, proposal: proposal)
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    elements.first?.explicitGuide(guide, in: size)
  }
}

@available(iOS 14.0, *)
extension MenuNode: ActionSource {
  var actionRole: ButtonRole? { nil }
  var isActionEnabled: Bool { environment.isEnabled }

  /// Its elements are read when it opens: the item of a bar keeps one menu.
  func makeActionMenu() -> UIMenu? {
    if let known = keptMenu { return known }
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] complete in complete(self?.children ?? []) }
    ])
    keptMenu = menu
    return menu
  }

  func performAction() {
    view.primaryAction?()
  }

  var actsBesideMenu: Bool { view.primaryAction != nil }
}

nonisolated struct MenuButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void
  let longPress: (@MainActor () -> Void)?
  let styled: AnyView?

  @MainActor
  var body: some View {
    if let styled {
      styled
    } else if let longPress {
      Button(action: action) { label }.modifier(HoldModifier(action: longPress))
    } else {
      Button(action: action) { label }
    }
  }
}

extension EnvironmentValues {
  /// Whether views stand for elements of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

private enum InMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
