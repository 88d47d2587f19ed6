import Testing

@_spi(Headless) import UIKit

struct SymbolNamesTests {
  @Test(arguments: [
    "chevron.left", "chevron.backward", "xmark.circle.fill", "checkmark.circle", "plus.circle.fill",
    "minus.circle", "ellipsis.circle", "gearshape.fill", "square.and.arrow.down", "trash.fill",
    "doc.text", "doc.on.doc", "arrow.uturn.forward", "bell.badge", "person.crop.circle",
    "person.3", "square.grid.2x2", "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle", "line.horizontal.3", "slider.horizontal.3",
    "exclamationmark.triangle", "lock.open", "eye.slash", "speaker.wave.2", "mappin",
    "location.fill", "antenna.radiowaves.left.and.right", "sidebar.leading",
    "rectangle.portrait.and.arrow.right", "globe", "safari", "paperplane.fill",
  ])
  func `frequent symbols are known`(name: String) {
    #expect(SymbolNames.isKnown(name))
  }

  @Test(arguments: ["", "Trash", "trash ", "trash3", "chevron", "no.such.symbol", "bluetooth"])
  func `names that SF Symbols doesn't have are unknown`(name: String) {
    #expect(!SymbolNames.isKnown(name))
    #expect(SymbolNames.icon(for: name) == nil)
  }

  @Test(arguments: [
    ("trash", "trash3"), ("trash.fill", "trash3-fill"), ("square.and.arrow.up", "box-arrow-up"),
    ("magnifyingglass", "search"), ("heart.fill", "heart-fill"), ("calendar", "calendar"),
  ])
  func `symbols stand on icons`(name: String, icon: String) {
    #expect(SymbolNames.icon(for: name) == icon)
  }

  @Test
  func `a symbol without an icon is known all the same`() {
    #expect(SymbolNames.isKnown("fork.knife"))
    #expect(SymbolNames.icon(for: "fork.knife") == nil)
  }

  @Test
  func `directional symbols are mirrored, fixed ones aren't`() {
    #expect(SymbolNames.isDirectional("chevron.backward"))
    #expect(!SymbolNames.isDirectional("chevron.left"))
    #expect(!SymbolNames.isDirectional("trash"))
  }

  @Test(arguments: [
    ("square.and.arrow.up", "Share"), ("plus.circle.fill", "Add"), ("ellipsis", "More"),
    ("fork.knife", "Fork knife"), ("circle.fill", "Circle fill"),
  ])
  func `a symbol has a spoken label`(name: String, label: String) {
    #expect(SymbolNames.label(for: name) == label)
  }
}
