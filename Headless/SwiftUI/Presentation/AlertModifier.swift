@_spi(Headless) import UIKit

/// Shows an alert or a dialog while a flag is set. Its controls and texts are views of this graph.
nonisolated struct AlertModifier: ViewModifier {
  typealias Body = Never

  let style: AlertStyle
  let title: String?
  let isPresented: Binding<Bool>
  let actions: AnyView
  let message: AnyView
  /// Whether there is what the dialog is about. Nil: it is about nothing.
  let hasData: Bool?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AlertNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AlertNode<Modified: View>:
  LayoutModifierNode<Modified, AlertModifier>, WaitingPresentation
{
  private var parts: (actions: ViewNode<AnyView>, message: ViewNode<AnyView>)?
  private weak var alert: UIAlertController?

  override func didRealize() {
    check()
  }

  override func modifierDidChange(from old: AlertModifier) {
    if let parts, modifier.hasData == nil || alert == nil {
      parts.actions.receive(modifier.actions)
      parts.message.receive(modifier.message)
    }
    check()
  }

  override func refresh() {
    check()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    guard let parts else { return }
    visit(parts.actions)
    visit(parts.message)
  }

  override func layoutReads(_ child: Node) -> Bool {
    guard let parts else { return true }
    return child !== parts.actions && child !== parts.message
  }

  override func collect(into preferences: inout HostPreferences) {
    madeContent?.collect(into: &preferences)
  }

  override func willUnmount() {
    guard let alert else { return }
    Stage.current.loop.enqueue { alert.presentingViewController?.dismiss(animated: true) }
  }

  private func check() {
    guard isRealized, !isCopy else { return }
    let isWanted = evaluate { modifier.isPresented.wrappedValue }
    graph.enqueue { [weak self] in self?.follow(isWanted) }
  }

  private func follow(_ isWanted: Bool) {
    guard isMounted else { return }
    if let alert, !isWanted {
      guard alert.presentingViewController != nil, !alert.isBeingDismissed else { return }
      return PresentationQueue.run(in: alert) {
        alert.presentingViewController?.dismiss(animated: true) {
          PresentationQueue.presentationDidEnd()
        }
      }
    }
    guard isWanted, alert == nil, modifier.hasData != false else { return }
    // Its views are made now: an alert that never comes costs nothing.
    makeParts()
    Stage.current.loop.enqueue { [weak self] in self?.tryToPresent() }
  }

  private func makeParts() {
    guard parts == nil else { return }
    graph.update {
      parts = (makeChild(modifier.actions), makeChild(modifier.message))
    }
  }

  func tryToPresent(animated: Bool = true) {
    guard isMounted, alert == nil, modifier.isPresented.wrappedValue,
      modifier.hasData != false, let parts,
      let host = graph.host?.hostController
    else { return }
    guard PresentationQueue.canPresent(from: host) else { return PresentationQueue.wait(self) }
    let alert = UIAlertController(
      title: modifier.title,
      message: parts.message.containedText,
      preferredStyle: modifier.style == .alert ? .alert : .actionSheet
    )
    addFields(to: alert)
    addActions(to: alert)
    if modifier.style == .actionSheet, let popover = alert.popoverPresentationController {
      popover.sourceView = containerView ?? host.view
      popover.sourceRect = frame
    }
    self.alert = alert
    host.present(alert, animated: animated)
  }

  private func addActions(to alert: UIAlertController) {
    var hasCancel = false
    var count = 0
    for source in parts?.actions.containedActions ?? [] {
      count += 1
      let style: UIAlertAction.Style =
        switch source.actionRole {
        case .some(.cancel): hasCancel ? .default : .cancel
        case .some(.destructive): .destructive
        default: .default
        }
      if style == .cancel { hasCancel = true }
      let action = UIAlertAction(
        title: source.containedText ?? source.spokenLabel,
        style: style
      ) { [weak self, weak source] _ in
        self?.modifier.isPresented.wrappedValue = false
        source?.performAction()
        PresentationQueue.presentationDidEnd()
      }
      action.isEnabled = source.isActionEnabled
      alert.addAction(action)
    }
    guard count == 0 || modifier.style == .actionSheet && !hasCancel else { return }
    let isDialog = modifier.style == .actionSheet
    let action = UIAlertAction(
      title: isDialog ? "Cancel" : "OK",
      style: isDialog ? .cancel : .default
    ) { [weak self] _ in
      self?.modifier.isPresented.wrappedValue = false
      PresentationQueue.presentationDidEnd()
    }
    alert.addAction(action)
  }

  private func addFields(to alert: UIAlertController) {
    guard modifier.style == .alert else { return }
    parts?.actions.descend { node in
      guard let source = node as? any FieldSource else { return }
      alert.addTextField { field in
        field.placeholder = source.fieldPlaceholder
        field.text = source.fieldText
        field.isSecureTextEntry = source.isFieldSecure
        field.addAction(
          UIAction { [weak source, weak field] _ in source?.setFieldText(field?.text ?? "") },
          for: .editingChanged
        )
      }
    }
  }
}

/// A text field that an alert shows in its own way.
@MainActor
protocol FieldSource: Node {
  var fieldPlaceholder: String? { get }
  var fieldText: String { get }
  var isFieldSecure: Bool { get }
  func setFieldText(_ text: String)
}

extension TextFieldNode: FieldSource {
  var fieldPlaceholder: String? { view.prompt?.plain ?? containedText }
  var fieldText: String { view.text.wrappedValue }
  var isFieldSecure: Bool { view.isSecure }

  func setFieldText(_ text: String) {
    view.text.wrappedValue = text
  }
}

enum AlertStyle {
  case alert, actionSheet
}
