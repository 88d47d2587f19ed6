import StageSupport
import SwiftUI
import Testing

struct ColorDescriptionTests {
  @Test(arguments: [
    (Color.red, "red"), (.primary, "primary"), (.white, "white"), (.clear, "clear"),
    (.red.opacity(0.5), "50% red"), (Color(red: 1, green: 0, blue: 0.5), "#FF0080FF"),
    (Color(white: 0, opacity: 0.2), "#00000033"),
  ])
  func `a color is described by its name or by its components`(color: Color, text: String) {
    #expect(String(describing: color) == text)
  }
}
