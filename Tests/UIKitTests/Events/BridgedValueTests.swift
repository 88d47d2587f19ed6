import Testing
import UIKit

struct BridgedValueTests {
  private let values: [AnyHashable: Any] = [
    "boxed": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
    "plain": CGRect(x: 1, y: 2, width: 3, height: 4),
    "number": NSNumber(value: 0.25),
  ]

  @Test(arguments: ["boxed", "plain"])
  func `a rectangle in a dictionary is taken out as either type`(key: String) {
    #expect(values[key] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((values[key] as? NSValue)?.cgRectValue.width == 3)
  }

  @Test
  func `a number in a dictionary is a length too`() {
    #expect(values["number"] as? CGFloat == 0.25)
    #expect(values["number"] as? TimeInterval == 0.25)
    #expect(values["number"] as? CGRect == nil)
  }
}
