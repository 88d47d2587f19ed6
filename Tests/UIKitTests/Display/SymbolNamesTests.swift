import Testing

@_spi(Headless) import UIKit

struct SymbolNamesTests {
  // D.2
  @Test(arguments: [
    "chevron.left", "chevron.backward", "chevron.right", "chevron.forward", "chevron.down",
    "chevron.up", "xmark", "xmark.circle.fill", "checkmark", "checkmark.circle",
    "checkmark.circle.fill", "plus", "plus.circle", "plus.circle.fill", "minus", "minus.circle",
    "ellipsis", "ellipsis.circle", "gear", "gearshape", "gearshape.fill", "magnifyingglass",
    "square.and.arrow.up", "square.and.arrow.down", "square.and.pencil", "pencil", "trash",
    "trash.fill", "folder", "folder.fill", "doc", "doc.text", "doc.on.doc", "arrow.clockwise",
    "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.uturn.backward",
    "arrow.uturn.forward", "bell", "bell.fill", "bell.badge", "star", "star.fill", "heart",
    "heart.fill", "bookmark", "bookmark.fill", "person", "person.fill", "person.crop.circle",
    "person.2", "person.3", "house", "house.fill", "list.bullet", "square.grid.2x2",
    "line.3.horizontal.decrease.circle", "line.horizontal.3.decrease.circle", "line.3.horizontal",
    "line.horizontal.3", "slider.horizontal.3", "info.circle", "questionmark.circle",
    "exclamationmark.triangle", "lock", "lock.open", "eye", "eye.slash", "photo", "camera", "video",
    "play.fill", "pause.fill", "stop.fill", "forward.fill", "backward.fill", "mic",
    "speaker.wave.2", "calendar", "clock", "mappin", "map", "location", "location.fill", "envelope",
    "phone", "message", "paperplane", "paperplane.fill", "cart", "creditcard", "bag", "tag", "link",
    "safari", "globe", "wifi", "antenna.radiowaves.left.and.right", "sidebar.left",
    "sidebar.leading", "rectangle.portrait.and.arrow.right", "arrowshape.turn.up.left", "book",
    "apple.writing.tools",
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
