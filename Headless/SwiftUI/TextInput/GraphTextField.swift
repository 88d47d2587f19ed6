@_spi(Headless) import UIKit

/// A field in which text is edited, whatever view it is.
@MainActor
protocol EditableView: UIView {
  var editedText: String { get set }
  var actions: TextActions { get }
  func take(_ look: TextLook)
}

/// What a field tells.
@MainActor
final class TextActions {
  var didChange: (String) -> Void = { _ in }
  var didBegin: () -> Void = {}
  var didEnd: () -> Void = {}
  var didSubmit: () -> Void = {}
  var hears: (_ key: UIKey, _ isDown: Bool) -> Bool = { _, _ in false }
}

/// How a field looks and what it says.
struct TextLook: Equatable {
  var font: UIFont
  var color: UIColor?
  var tint: UIColor?
  var placeholder: String
  var alignment: NSTextAlignment
  var isEnabled: Bool
  var isSecure: Bool
  var hasBorder: Bool
  var traits: TextTraits
}

/// UIKit's field, which takes a finger on 44 points.
final class GraphTextField: UITextField, EditableView, KeyHearing {
  let actions = TextActions()

  func hears(_ key: UIKey, isDown: Bool) -> Bool { actions.hears(key, isDown) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    func add(_ event: UIControl.Event, _ action: @escaping @MainActor (GraphTextField) -> Void) {
      addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: event)
    }
    add(.editingChanged) { $0.actions.didChange($0.text ?? "") }
    add(.editingDidBegin) { $0.actions.didBegin() }
    add(.editingDidEnd) { $0.actions.didEnd() }
    add(.editingDidEndOnExit) {
      _ = $0.resignFirstResponder()
      $0.actions.didSubmit()
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  var editedText: String {
    get { text ?? "" }
    set { if newValue != text { text = newValue } }
  }

  func take(_ look: TextLook) {
    font = look.font
    textColor = look.color
    tintColor = look.tint
    placeholder = look.placeholder
    textAlignment = look.alignment
    isEnabled = look.isEnabled
    isSecureTextEntry = look.isSecure
    borderStyle = look.hasBorder ? .roundedRect : .none
    keyboardType = look.traits.keyboard
    textContentType = look.traits.contentType
    autocapitalizationType = look.traits.capitalization
    autocorrectionType = look.traits.correction
    returnKeyType = look.traits.returnKey
  }

  /// A return is no character of one line: it is the key.
  override func accessibilityNodes() -> [AccessibilityNode] {
    super.accessibilityNodes().map { node in
      guard node.insertText != nil else { return node }
      var node = node
      node.insertText = { [weak self] text in
        guard let self, self.becomeFirstResponder() else { return }
        for character in text {
          if character == "\n" { self.returnKey() } else { self.typeText(String(character)) }
        }
      }
      return node
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}
