public import UIKit

/// What fields say to the keyboard.
struct TextTraits: Equatable, Sendable {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.default
}

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}

private enum TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  public static var never: TextInputAutocapitalization { .init(type: .none) }
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }

  init(type: UITextAutocapitalizationType) {
    self.type = type
  }

  public init?(_ type: UITextAutocapitalizationType) {
    self.type = type
  }
}

@available(iOS 15.0, *)
public struct SubmitLabel: Sendable {
  let type: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(type: .done) }
  public static var go: SubmitLabel { SubmitLabel(type: .go) }
  public static var send: SubmitLabel { SubmitLabel(type: .send) }
  public static var join: SubmitLabel { SubmitLabel(type: .join) }
  public static var route: SubmitLabel { SubmitLabel(type: .route) }
  public static var search: SubmitLabel { SubmitLabel(type: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(type: .default) }
  public static var next: SubmitLabel { SubmitLabel(type: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(type: .continue) }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textTraits) { $0.keyboard = type }
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textTraits) { $0.contentType = textContentType }
  }

  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    transformEnvironment(\.textTraits) { $0.capitalization = style }
  }

  @available(iOS 15.0, *)
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textTraits) {
      $0.capitalization = autocapitalization?.type ?? .sentences
    }
  }

  @available(iOS 15.0, *)
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { $0.correction = disable ? .no : .default }
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textTraits) { $0.correction = disable == true ? .no : .default }
  }

  @available(iOS 15.0, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textTraits) { $0.returnKey = submitLabel.type }
  }
}
