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
}

nonisolated struct LabelBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelLook) private var look
  @Environment(\.isInListRow) private var isInListRow

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  @MainActor
  var body: some View {
    switch look {
    case .automatic, .titleAndIcon:
      HStack(spacing: isInListRow ? 16 : 8) {
        icon.modifier(DecorationModifier())
        title
      }
    case .titleOnly: title
    case .iconOnly: icon
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

enum LabelLook: Equatable, Sendable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}

extension EnvironmentValues {
  var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}

private enum LabelLookKey: EnvironmentKey {
  static var defaultValue: LabelLook { .automatic }
}
