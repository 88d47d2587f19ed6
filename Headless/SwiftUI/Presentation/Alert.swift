// B.4: the forms of iOS 13.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public struct Button {
    enum Kind {
      case usual, cancel, destructive
    }

    let label: Text
    let kind: Kind
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, kind: .usual, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, kind: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text(verbatim: "Cancel"), kind: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, kind: .destructive, action: action)
    }
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert, as views.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor
  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      SwiftUI.Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension Alert.Button {
  fileprivate var role: ButtonRole? {
    switch kind {
    case .usual: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

nonisolated private struct AlertValueModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let alert: () -> Alert

  @MainActor
  func body(content: Content) -> some View {
    let shown = isPresented.wrappedValue ? alert() : nil
    content.alert(shown?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      AlertButtons(buttons: shown?.buttons ?? [])
    } message: {
      if let message = shown?.message { message }
    }
  }
}

nonisolated private struct ActionSheetModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let sheet: () -> ActionSheet

  @MainActor
  func body(content: Content) -> some View {
    let shown = isPresented.wrappedValue ? sheet() : nil
    content.confirmationDialog(
      shown?.title ?? Text(verbatim: ""),
      isPresented: isPresented,
      titleVisibility: .visible
    ) {
      AlertButtons(buttons: shown?.buttons ?? [])
    } message: {
      if let message = shown?.message { message }
    }
  }
}

extension View {
  nonisolated public func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented, alert: content))
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    let none = Alert(title: Text(verbatim: ""))
    return modifier(
      AlertValueModifier(isPresented: item.isPresent()) {
        item.wrappedValue.map(content) ?? none
      }
    )
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(ActionSheetModifier(isPresented: isPresented, sheet: content))
  }

  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: @escaping (T) -> ActionSheet
  ) -> some View {
    let none = ActionSheet(title: Text(verbatim: ""))
    return modifier(
      ActionSheetModifier(isPresented: item.isPresent()) {
        item.wrappedValue.map(content) ?? none
      }
    )
  }
}
