@_spi(Headless) internal import UIKit

/// A screen of the system's that has nothing to choose here: it closes as if it were cancelled.
nonisolated struct SystemPickerModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let title: String
  let onCancellation: () -> Void

  @MainActor
  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented, onDismiss: onCancellation) {
      SystemPicker(title: title)
    }
  }
}

private struct SystemPicker: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  init(title: String) {
    self.title = title
  }

  var body: some View {
    NavigationStack {
      Text("No Items")
        .foregroundColor(.secondary)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
        }
    }
    .modifier(UnsupportedModifier(feature: "pickers of files and pictures"))
  }
}

extension View {
  /// Shows a screen of the system's, for modules beside this one.
  @_spi(Headless)
  nonisolated public func systemPicker(
    isPresented: Binding<Bool>,
    title: String,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      SystemPickerModifier(
        isPresented: isPresented,
        title: title,
        onCancellation: onCancellation
      )
    )
  }
}
