import NavigationCore
import Testing

struct BarItemMatchTests {
  typealias Signature = BarItemSignature<String>

  private func text(_ text: String, id: String? = nil, label: String? = nil) -> Signature {
    Signature(explicitID: id, form: .text, text: text, label: label)
  }

  private func symbol(_ name: String, id: String? = nil, label: String? = nil) -> Signature {
    Signature(explicitID: id, form: .symbol, text: name, label: label)
  }

  @Test
  func `an unchanged list keeps each item and its array`() {
    let items = [text("Save"), symbol("heart"), text("More", id: "more")]

    let match = BarItemMatch(live: items, declared: items)

    #expect(match.kept == [0, 1, 2])
    #expect(!match.changesMembership)
  }

  @Test
  func `two empty lists match`() {
    let match = BarItemMatch(live: [Signature](), declared: [])

    #expect(match.kept.isEmpty)
    #expect(!match.changesMembership)
  }

  @Test
  func `an insertion keeps the others`() {
    let match = BarItemMatch(
      live: [text("Save"), text("More")],
      declared: [text("New"), text("Save"), text("More")]
    )

    #expect(match.kept == [nil, 0, 1])
    #expect(match.changesMembership)
  }

  @Test
  func `a removal keeps the others and changes the array`() {
    let match = BarItemMatch(live: [text("Save"), text("More")], declared: [text("More")])

    #expect(match.kept == [1])
    #expect(match.changesMembership)
  }

  @Test
  func `the removal of the last item changes the array`() {
    let match = BarItemMatch(live: [text("Save"), text("More")], declared: [text("Save")])

    #expect(match.kept == [0])
    #expect(match.changesMembership)
  }

  @Test
  func `an order change moves the items`() {
    let match = BarItemMatch(
      live: [text("Save"), text("More")],
      declared: [text("More"), text("Save")]
    )

    #expect(match.kept == [1, 0])
    #expect(match.changesMembership)
  }

  @Test
  func `a changed symbol stays in place as the leftover of its kind`() {
    let match = BarItemMatch(
      live: [symbol("heart"), symbol("gear")],
      declared: [symbol("heart.fill"), symbol("gear")]
    )

    #expect(match.kept == [0, 1])
    #expect(!match.changesMembership)
  }

  @Test
  func `leftovers of a kind match by order`() {
    let match = BarItemMatch(
      live: [text("One"), symbol("x"), text("Two")],
      declared: [text("Uno"), symbol("x"), text("Due")]
    )

    #expect(match.kept == [0, 1, 2])
  }

  @Test
  func `a leftover of another kind is new`() {
    let match = BarItemMatch(live: [text("Save")], declared: [symbol("checkmark")])

    #expect(match.kept == [nil])
    #expect(match.changesMembership)
  }

  @Test
  func `an explicit id keeps its item through text, order and form`() {
    let match = BarItemMatch(
      live: [text("Save", id: "save"), text("More", id: "more")],
      declared: [symbol("ellipsis", id: "more"), text("Saved", id: "save")]
    )

    #expect(match.kept == [1, 0])
  }

  @Test
  func `an explicit id can't keep an item of another object`() {
    let match = BarItemMatch(
      live: [text("Save", id: "save")],
      declared: [Signature(explicitID: "save", form: .system(3))]
    )

    #expect(match.kept == [nil])
    #expect(match.changesMembership)
  }

  @Test
  func `items with and without id never take each other's place`() {
    let match = BarItemMatch(live: [text("Save", id: "save")], declared: [text("Save")])

    #expect(match.kept == [nil])
  }

  @Test
  func `equal items match by occurrence`() {
    let match = BarItemMatch(
      live: [text("A"), text("A"), text("B")],
      declared: [text("A"), text("B"), text("A")]
    )

    #expect(match.kept == [0, 2, 1])
  }

  @Test
  func `the label tells equal texts apart before the text alone does`() {
    let match = BarItemMatch(
      live: [symbol("plus", label: "Add page"), symbol("plus", label: "Add note")],
      declared: [symbol("plus", label: "Add note"), symbol("plus", label: "Add")]
    )

    #expect(match.kept == [1, 0])
  }

  @Test(arguments: [
    (BarItemForm.text, BarItemForm.symbol, true), (.image, .text, true),
    (.system(1), .system(1), true), (.system(1), .system(2), false), (.view, .text, false),
    (.fixedSpace, .flexibleSpace, false), (.text, .view, false),
  ])
  func `only plain buttons change their form in place`(
    from: BarItemForm,
    to: BarItemForm,
    isPossible: Bool
  ) {
    #expect(from.canBecome(to) == isPossible)
  }
}
