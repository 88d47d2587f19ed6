import NavigationCore
import Testing

struct BarItemIDsTests {
  typealias Signature = BarItemSignature<String>

  @Test
  func `an explicit id is the name`() {
    let names = BarItemIDs.names(of: [Signature(explicitID: "save", form: .text, text: "Save")])

    #expect(names == ["save"])
  }

  @Test
  func `a derived name says form, text and from the second on the occurrence`() {
    let items = [
      Signature(form: .text, text: "A"), Signature(form: .symbol, text: "A"),
      Signature(form: .text, text: "A"), Signature(form: .system(4)),
    ]

    let names = BarItemIDs.names(of: items)

    #expect(names == ["text:A", "symbol:A", "text:A#2", "system:4"])
  }

  @Test
  func `an unrelated insertion renames nothing`() {
    let before = [Signature(form: .text, text: "Save"), Signature(form: .symbol, text: "gear")]
    let after = [Signature(form: .text, text: "New")] + before

    #expect(Array(BarItemIDs.names(of: after).dropFirst()) == BarItemIDs.names(of: before))
  }

  @Test
  func `the first repeated explicit id is found`() {
    let items = ["a", "b", "b", "a"].map { Signature(explicitID: $0, form: .text, text: $0) }

    #expect(BarItemIDs.duplicate(in: items) == "b")
    #expect(BarItemIDs.duplicate(in: Array(items.prefix(2))) == nil)
  }

  @Test
  func `equal items without id are no duplicates`() {
    let items = [Signature(form: .text, text: "A"), Signature(form: .text, text: "A")]

    #expect(BarItemIDs.duplicate(in: items) == nil)
  }
}
