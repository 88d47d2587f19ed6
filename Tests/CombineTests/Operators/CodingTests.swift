import Combine
import Foundation
import Testing

struct CodingTests {
  private struct Item: Codable, Equatable {
    var name: String
  }

  @Test
  func `what is encoded decodes to the same`() {
    let probe = Just(Item(name: "a")).encode(encoder: JSONEncoder())
      .decode(type: Item.self, decoder: JSONDecoder()).probe()

    #expect(probe.values == [Item(name: "a")])
  }

  @Test
  func `data that doesn't decode fails`() {
    let probe = Just(Data("[]".utf8)).decode(type: Item.self, decoder: JSONDecoder()).probe()

    #expect(probe.values.isEmpty)
    #expect(probe.failure is DecodingError)
  }

  @Test
  func `print writes each event in a line`() {
    final class Lines: TextOutputStream {
      var text = ""

      func write(_ string: String) {
        text += string
      }
    }
    let lines = Lines()

    _ = [1].publisher.print("n", to: lines).probe()

    #expect(
      lines.text.split(separator: "\n").dropFirst() == [
        "n: request unlimited", "n: receive value: (1)", "n: receive finished",
      ]
    )
    #expect(lines.text.hasPrefix("n: receive subscription: ("))
  }
}
