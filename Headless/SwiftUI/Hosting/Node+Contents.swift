@_spi(Headless) import UIKit

/// What bars, alerts and tabs take from views instead of showing them.
extension Node {
  /// The nodes below and this one, in order.
  final func descend(_ visit: (Node) -> Void) {
    visit(self)
    forEachChild { $0.descend(visit) }
  }

  /// The text of the views below, as one line each.
  final var containedText: String? {
    var parts: [String] = []
    descend { if let text = $0.plainText, !text.isEmpty { parts.append(text) } }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  final var containedImage: UIImage? {
    var image: UIImage?
    descend { image = image ?? $0.plainImage }
    return image
  }

  /// The controls below, outermost only.
  final var containedActions: [any ActionSource] {
    if let source = self as? any ActionSource { return [source] }
    var list: [any ActionSource] = []
    forEachChild { list += $0.containedActions }
    return list
  }
}

/// A control that a bar, an alert or a menu can stand in for.
@MainActor
protocol ActionSource: Node {
  var actionRole: ButtonRole? { get }
  var isActionEnabled: Bool { get }
  /// The menu that it opens; nil for one that acts.
  func makeActionMenu() -> UIMenu?
  func performAction()
  /// Whether a tap does something else than opening the menu.
  var actsBesideMenu: Bool { get }
}

extension ActionSource {
  func makeActionMenu() -> UIMenu? { nil }
  var actsBesideMenu: Bool { false }
}

extension ButtonNode: ActionSource {
  var actionRole: ButtonRole? { view.role }
  var isActionEnabled: Bool { environment.isEnabled }

  func performAction() {
    view.action()
  }
}
