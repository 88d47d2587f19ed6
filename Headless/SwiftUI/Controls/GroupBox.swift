@_spi(Headless) internal import UIKit

// B.2
@available(iOS 14.0, *)
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyling) private var styling

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor
  public var body: some View {
    StyledView(
      path: \.groupBoxStyling,
      styling: styling,
      configuration: GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)),
        content: .init(view: AnyView(content))
      ),
      system: box
    )
  }

  @MainActor
  private var box: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .secondarySystemBackground))
    )
  }
}

@available(iOS 14.0, *)
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

@available(iOS 15.0, *)
extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 14.0, *)
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

@available(iOS 14.0, *)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

@available(iOS 14.0, *)
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyling: ViewStyling<GroupBoxStyleConfiguration> {
    get { self[GroupBoxKey.self] }
    set { self[GroupBoxKey.self] = newValue }
  }
}

private enum GroupBoxKey: EnvironmentKey {
  static var defaultValue: ViewStyling<GroupBoxStyleConfiguration> { ViewStyling() }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      StylingModifier(
        path: \.groupBoxStyling,
        style: style is DefaultGroupBoxStyle ? nil : style
      ) { AnyView($0.makeBody(configuration: $1)) }
    )
  }
}

@available(iOS 15.0, *)
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.controlGroupStyling) private var styling
  @Environment(\.isControlGroupMenu) private var isMenu

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public var body: some View {
    if isInMenu, !isMenu {
      content.modifier(MenuRowModifier())
    } else {
      StyledView(
        path: \.controlGroupStyling,
        styling: styling,
        configuration: configuration,
        system: HStack(spacing: 8) { content }.buttonStyle(.bordered)
      )
    }
  }

  @MainActor
  private var configuration: ControlGroupStyleConfiguration {
    let parts = content as? any ControlGroupParts
    return ControlGroupStyleConfiguration(
      content: .init(view: parts?.groupContent ?? AnyView(content)),
      label: .init(view: parts?.groupLabel ?? AnyView(EmptyView()))
    )
  }
}

/// A group that says what it is for: where there is room for its controls, they are shown alone.
@available(iOS 16.0, *)
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor
  public var body: some View { content }
}

@available(iOS 16.0, *)
extension ControlGroup {
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }
}

/// Controls side by side in a menu.
nonisolated struct MenuRowModifier: ViewModifier {
  typealias Body = Never

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    MenuRowNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class MenuRowNode<Modified: View>: ModifierNode<Modified, MenuRowModifier>, MenuElementSource
{
  func menuElements() -> [UIMenuElement] {
    let menu = UIMenu(options: .displayInline, children: MenuElements(below: content).elements)
    if #available(iOS 16.0, *) { menu.preferredElementSize = .medium }
    return [menu]
  }
}
