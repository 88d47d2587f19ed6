@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  public static var alert: UIKeyboardAppearance { .dark }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
  @available(iOS 10.0, *)
  case asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  @available(iOS 9.0, *)
  case `continue`
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  @available(iOS 12.0, *)
  public static let newPassword = UITextContentType(rawValue: "new-password")
  @available(iOS 12.0, *)
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What takes the keys of the keyboard.
@_spi(Headless)
@MainActor
public protocol KeyTarget: UIResponder {
  /// Types text, as a key does; the delegate may refuse it.
  func typeText(_ text: String)
  func deleteKey()
  func returnKey()
}

extension Stage {
  /// Types into the first responder; false when nothing takes keys.
  @discardableResult
  public func type(_ text: String) -> Bool {
    key { target in
      for character in text {
        if character == "\n" { target.returnKey() } else { target.typeText(String(character)) }
      }
    }
  }

  @discardableResult
  public func pressDelete() -> Bool {
    key { $0.deleteKey() }
  }

  @discardableResult
  public func pressReturn() -> Bool {
    key { $0.returnKey() }
  }

  private func key(_ press: (any KeyTarget) -> Void) -> Bool {
    perform {
      loop.flush()
      guard let target = firstResponder as? any KeyTarget else { return false }
      press(target)
      loop.flush()
      return true
    }
  }

  /// What has the keyboard.
  public var firstResponder: UIResponder? {
    windows.reversed().lazy.compactMap(\.firstResponder).first
  }
}
