public import SwiftUI
import UIKit

/// An alert or a confirmation dialog, as a value.
@MainActor
public struct NavigationAlert {
  /// What one button does.
  @MainActor
  public struct Action {
    let title: String
    let style: UIAlertAction.Style
    let isEnabled: Bool
    let isPreferred: Bool
    let handler: @MainActor () -> Void

    /// An ordinary action.
    ///
    /// - Parameters:
    ///   - title: What the button says.
    ///   - isEnabled: Whether it can be tapped.
    ///   - isPreferred: Whether it stands out.
    ///   - handler: Runs when the alert has gone.
    /// - Returns: The action.
    public static func action(
      _ title: String,
      isEnabled: Bool = true,
      isPreferred: Bool = false,
      handler: @escaping @MainActor () -> Void = {}
    ) -> Action {
      Action(
        title: title,
        style: .default,
        isEnabled: isEnabled,
        isPreferred: isPreferred,
        handler: handler
      )
    }

    /// An action that loses something.
    ///
    /// - Parameters:
    ///   - title: What the button says.
    ///   - isEnabled: Whether it can be tapped.
    ///   - handler: Runs when the alert has gone.
    /// - Returns: The action.
    public static func destructive(
      _ title: String,
      isEnabled: Bool = true,
      handler: @escaping @MainActor () -> Void
    ) -> Action {
      Action(
        title: title,
        style: .destructive,
        isEnabled: isEnabled,
        isPreferred: false,
        handler: handler
      )
    }

    /// The action that changes nothing: one an alert.
    ///
    /// - Parameters:
    ///   - title: What the button says.
    ///   - handler: Runs when the alert has gone.
    /// - Returns: The action.
    public static func cancel(
      _ title: String,
      handler: @escaping @MainActor () -> Void = {}
    ) -> Action {
      Action(
        title: title,
        style: .cancel,
        isEnabled: true,
        isPreferred: false,
        handler: handler
      )
    }
  }

  /// A field for text, which only alerts have.
  @MainActor
  public struct Field {
    let text: Binding<String>
    let placeholder: String?
    let isSecure: Bool

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - placeholder: What it shows while it is empty.
    ///   - text: The text, written with each key.
    ///   - isSecure: Whether the text can't be read.
    public init(_ placeholder: String? = nil, text: Binding<String>, isSecure: Bool = false) {
      self.placeholder = placeholder
      self.text = text
      self.isSecure = isSecure
    }
  }

  /// What it is about.
  public var title: String?
  /// What there is to know.
  public var message: String?
  /// Its buttons, in their order.
  public var actions: [Action]
  /// Its fields, in their order.
  public var fields: [Field]

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: What there is to know.
  ///   - actions: Its buttons, in their order.
  ///   - fields: Its fields, which a confirmation dialog doesn't show.
  public init(
    _ title: String? = nil,
    message: String? = nil,
    actions: [Action],
    fields: [Field] = []
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.fields = fields
  }

  var isEmpty: Bool { title == nil && message == nil && actions.isEmpty }
}

extension NavigationAlert {
  /// The alert for UIKit: `didChoose` runs after the handler of whichever action is taken.
  func makeController(
    _ style: UIAlertController.Style,
    didChoose: @escaping @MainActor () -> Void,
    report: (String) -> Void
  ) -> UIAlertController {
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    var hasCancel = false
    for action in actions {
      var actionStyle = action.style
      if actionStyle == .cancel, hasCancel {
        report(PresentationIssue.repeatedCancel(action.title))
        actionStyle = .default
      }
      if actionStyle == .cancel { hasCancel = true }
      let shown = UIAlertAction(title: action.title, style: actionStyle) { _ in
        action.handler()
        didChoose()
      }
      shown.isEnabled = action.isEnabled
      controller.addAction(shown)
      if action.isPreferred { controller.preferredAction = shown }
    }
    guard style == .alert else { return controller }
    for field in fields { add(field, to: controller) }
    return controller
  }

  private func add(_ field: Field, to controller: UIAlertController) {
    controller.addTextField { view in
      view.text = field.text.wrappedValue
      view.placeholder = field.placeholder
      view.isSecureTextEntry = field.isSecure
      view.addAction(
        UIAction { [weak view] _ in field.text.wrappedValue = view?.text ?? "" },
        for: .editingChanged
      )
    }
  }
}
