@_spi(Headless) import UIKit

@available(iOS 14.0, *)
nonisolated public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

@available(iOS 14.0, *)
extension Label: View {
  @MainActor @preconcurrency
  public var body: some View {
    LabelBody(title: title, icon: icon)
  }
}

@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(decorative: name)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(decorative: name)
  }
}

@available(iOS 14.0, *)
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

nonisolated struct LabelBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyling) private var styling

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  @MainActor
  var body: some View {
    switch styling {
    case .look(let look): LabelParts(title: title, icon: icon, look: look)
    case .custom(let make):
      // Inside, a label is shown as by the system.
      make(
        LabelStyleConfiguration(
          ownTitle: .init(content: AnyView(title)),
          ownIcon: .init(content: AnyView(icon))
        )
      )
      .environment(\.labelStyling, .look(.automatic))
    }
  }
}

nonisolated struct LabelParts<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  let look: LabelLook
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.foreground) private var foreground

  init(title: Title, icon: Icon, look: LabelLook) {
    self.title = title
    self.icon = icon
    self.look = look
  }

  @MainActor
  var body: some View {
    switch look {
    case .automatic, .titleAndIcon:
      HStack(spacing: isInListRow ? 16 : 8) {
        if isInListRow, foreground == nil {
          icon.modifier(DecorationModifier()).foregroundStyle(TintShapeStyle())
        } else {
          icon.modifier(DecorationModifier())
        }
        title
      }
    case .titleOnly: title
    case .iconOnly: icon.modifier(IconLabelModifier(title: title))
    }
  }
}

/// The icon of a label says nothing by itself: its title does.
nonisolated struct DecorationModifier: ViewModifier {
  typealias Body = Never

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    DecorationNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class DecorationNode<Modified: View>: LayoutModifierNode<Modified, DecorationModifier> {
  override func accessibility(in list: inout [AccessibilityNode]) {}
}

/// An icon alone, which is heard by the title of its label.
nonisolated struct IconLabelModifier<Title: View>: ViewModifier {
  typealias Body = Never

  let title: Title

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    IconLabelNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class IconLabelNode<Modified: View, Title: View>:
  LayoutModifierNode<Modified, IconLabelModifier<Title>>
{
  private var title: ViewNode<Title>?

  private var madeTitle: ViewNode<Title> {
    if let title { return title }
    let node = makeChild(modifier.title)
    title = node
    return node
  }

  override func modifierDidChange(from old: IconLabelModifier<Title>) {
    title?.receive(modifier.title)
  }

  override func layoutReads(_ child: Node) -> Bool { child !== title }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let title { visit(title) }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var parts: [AccessibilityNode] = []
    super.accessibility(in: &parts)
    madeTitle.prepareBelow()
    guard var node = parts.first, let label = madeTitle.containedText else { return list += parts }
    node.label = label
    list.append(node)
  }
}
