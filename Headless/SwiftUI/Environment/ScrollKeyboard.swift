internal import UIKit

@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: Mode

  enum Mode: Sendable {
    case automatic, immediately, interactively, never
  }

  public static var automatic: ScrollDismissesKeyboardMode { .init(mode: .automatic) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(mode: .immediately) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(mode: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { .init(mode: .never) }
}

extension EnvironmentValues {
  var keyboardDismissal: UIScrollView.KeyboardDismissMode {
    get { self[KeyboardDismissalKey.self] }
    set { self[KeyboardDismissalKey.self] = newValue }
  }
}

private enum KeyboardDismissalKey: EnvironmentKey {
  static var defaultValue: UIScrollView.KeyboardDismissMode { .none }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    let dismissal: UIScrollView.KeyboardDismissMode =
      switch mode.mode {
      case .automatic, .interactively: .interactive
      case .immediately: .onDrag
      case .never: .none
      }
    return environment(\.keyboardDismissal, dismissal)
  }
}
