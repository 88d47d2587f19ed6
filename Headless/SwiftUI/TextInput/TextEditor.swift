@_spi(Headless) internal import UIKit

// B.2
@available(iOS 14.0, *)
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor
  public var body: some View {
    TextAreaView(text: text).modifier(FocusAnchorModifier())
  }
}

struct TextAreaView: UIViewRepresentable {
  let text: Binding<String>

  @MainActor
  final class Coordinator {
    var text: Binding<String>
    var links: [FocusLink] = []
    var anchor: NodeLink?

    init(_ text: Binding<String>) {
      self.text = text
    }

    func editingDidChange(_ isEditing: Bool) {
      for link in links { link.setFocused(isEditing) }
      anchor?.node?.setHasFocus(isEditing)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> TextArea {
    let area = TextArea()
    area.inset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    let coordinator = context.coordinator
    area.actions.didChange = { coordinator.text.wrappedValue = $0 }
    area.actions.didBegin = { coordinator.editingDidChange(true) }
    area.actions.didEnd = { coordinator.editingDidChange(false) }
    return area
  }

  func updateUIView(_ area: TextArea, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    context.coordinator.links = environment.focusLinks
    context.coordinator.anchor = environment.focusAnchor
    area.editedText = text.wrappedValue
    area.take(
      TextLook(
        font: UIFont(style: environment.resolvedFont),
        color: environment.foreground == nil
          ? .label : UIColor(environment.foregroundPaint.color),
        tint: environment.tint?.uiColor(in: environment),
        placeholder: "",
        alignment: .natural,
        isEnabled: environment.isEnabled,
        isSecure: false,
        hasBorder: false,
        traits: environment.textTraits
      )
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: TextArea, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 60))
  }
}
