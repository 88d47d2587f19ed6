/// What a button shows that has a role only: a symbol in bars, a title in alerts and menus.
@available(iOS 26.0, *)
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor @preconcurrency
  public var body: some View {
    if let look {
      Label(look.title, systemImage: look.symbol)
    }
  }

  // D.1
  private var look: (title: LocalizedStringKey, symbol: String)? {
    switch role {
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Done", "checkmark")
    case .destructive: ("Delete", "trash")
    default: nil
    }
  }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
    label = DefaultButtonLabel(role: role)
  }
}
