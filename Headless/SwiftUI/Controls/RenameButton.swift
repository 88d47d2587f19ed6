/// Starts what `renameAction(_:)` around it says.
@available(iOS 16.0, *)
nonisolated public struct RenameButton<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename

  init(label: Label) {
    self.label = label
  }

  @MainActor @preconcurrency
  public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

@available(iOS 16.0, *)
extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() {
    self.init(label: SwiftUI.Label("Rename", systemImage: "pencil"))
  }
}

@available(iOS 16.0, *)
public struct RenameAction {
  let action: () -> Void

  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  @available(iOS 16.0, *)
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

@available(iOS 16.0, *)
extension View {
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
