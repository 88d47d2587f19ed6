import SwiftUI

/// What one call adds to the environment of the screen that it shows.
@MainActor
struct ScreenAdditions {
  /// Modifiers, the innermost first.
  private(set) var layers: [EnvironmentLayer] = []

  static let none = ScreenAdditions()

  init() {}

  var isEmpty: Bool { layers.isEmpty }

  init(modifier: some ViewModifier) {
    if !(modifier is EmptyModifier) { layers = [EnvironmentLayer(modifier)] }
  }

  /// Adds the values at some key paths of the presenter's environment, as they are now.
  ///
  /// What the call's own modifier says wins over them.
  func inheriting(
    _ keyPaths: [PartialKeyPath<EnvironmentValues>],
    from values: EnvironmentValues?,
    report: (String) -> Void
  ) -> ScreenAdditions {
    var writes: [@MainActor (inout EnvironmentValues) -> Void] = []
    for keyPath in keyPaths {
      if keyPath == \EnvironmentValues.self {
        report(EnvironmentIssue.wholeEnvironment)
      } else if let values, let write = InheritedValue.write(of: keyPath, from: values) {
        writes.append(write)
      } else if values != nil {
        report(EnvironmentIssue.readOnly(keyPath))
      } else {
        report(EnvironmentIssue.unknownPresenter(keyPath))
      }
    }
    guard !writes.isEmpty else { return self }
    let all = writes
    var result = self
    result.layers.append(.writing { values in for write in all { write(&values) } })
    return result
  }

  /// Has the screen read the height of the sheet that it is in.
  func reading(_ style: PresentationStyle, _ modals: ModalChain?) -> ScreenAdditions {
    guard let selection = style.followingSheet?.selection else { return self }
    var result = self
    result.layers.append(EnvironmentLayer(SelectionReader(selection: selection, modals: modals)))
    return result
  }

  func applied(to content: AnyView) -> AnyView {
    var result = content
    for layer in layers { result = layer.applied(to: result) }
    return result
  }
}

/// One value of a presenter's environment on its way to another screen.
@MainActor
private enum InheritedValue {
  static func write(
    of keyPath: PartialKeyPath<EnvironmentValues>,
    from values: EnvironmentValues
  ) -> (@MainActor (inout EnvironmentValues) -> Void)? {
    func open<Value>(_ type: Value.Type) -> (@MainActor (inout EnvironmentValues) -> Void)? {
      guard let writable = keyPath as? WritableKeyPath<EnvironmentValues, Value> else { return nil }
      let value = values[keyPath: writable]
      return { $0[keyPath: writable] = value }
    }
    return _openExistential(type(of: keyPath).valueType, do: open)
  }
}
