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
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  @available(iOS 15.0, *)
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  @available(iOS 15.0, *)
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  @available(iOS 15.0, *)
  public static let dateTime = UITextContentType(rawValue: "date-time")
  @available(iOS 17.0, *)
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  @available(iOS 17.0, *)
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  @available(iOS 17.0, *)
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  @available(iOS 17.0, *)
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  @available(iOS 17.0, *)
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  @available(iOS 17.0, *)
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  @available(iOS 17.0, *)
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  @available(iOS 17.0, *)
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  @available(iOS 17.0, *)
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  @available(iOS 17.0, *)
  public static let birthdate = UITextContentType(rawValue: "bday")
  @available(iOS 17.0, *)
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  @available(iOS 17.0, *)
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  @available(iOS 17.0, *)
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
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
