@_spi(Headless) internal import UIKit

public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeReference(binding: newValue) }
  }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeReference { EditModeReference(binding: nil) }
}

/// Two are the same that lead to the same place.
private struct EditModeReference: Equatable {
  let binding: Binding<EditMode>?

  static func == (lhs: EditModeReference, rhs: EditModeReference) -> Bool {
    switch (lhs.binding, rhs.binding) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.location.isSame(as: rhs.location)
    case (nil, _?), (_?, nil): false
    }
  }
}

// B.2
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  @MainActor
  public var body: some View {
    let mode = editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit")
    }
  }
}
