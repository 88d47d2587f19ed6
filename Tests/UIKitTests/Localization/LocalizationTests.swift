import Foundation
import Testing
import UIKit

struct LocalizationTests {
  @Test
  func `a localized string is its value with the arguments in place`() {
    let name = "Ada"

    #expect(String(localized: "Inbox") == "Inbox")
    #expect(String(localized: "\(name) has \(3) messages") == "Ada has 3 messages")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ada")
    let price = 4.5
    #expect(
      String(localized: "\(price, format: .number.precision(.fractionLength(2)))") == "4.50"
    )
  }

  @Test
  func `a resource keeps its key with placeholders, and its default`() {
    let name = "Ada"
    let resource: LocalizedStringResource = "\(name) has \(3) messages"

    #expect(resource.key == "%@ has %lld messages")
    #expect(String(localized: resource) == "Ada has 3 messages")
    let named = LocalizedStringResource("greeting", defaultValue: "Hello", table: "Main")
    #expect(named.key == "greeting")
    #expect(named.table == "Main")
    #expect(String(localized: named) == "Hello")
    #expect(named != LocalizedStringResource("greeting", defaultValue: "Hello"))
  }
}
