import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct SystemItemTests {
  @Test(arguments: [
    (UIBarButtonItem.SystemItem.add, "Add", "plus"), (.compose, "Compose", "square.and.pencil"),
    (.reply, "Reply", "arrowshape.turn.up.left"), (.action, "Share", "square.and.arrow.up"),
    (.organize, "Organize", "folder"), (.bookmarks, "Bookmarks", "book"),
    (.search, "Search", "magnifyingglass"), (.refresh, "Refresh", "arrow.clockwise"),
    (.stop, "Stop", "xmark"), (.camera, "Camera", "camera"), (.trash, "Delete", "trash"),
    (.play, "Play", "play.fill"), (.pause, "Pause", "pause.fill"),
    (.rewind, "Rewind", "backward.fill"), (.fastForward, "Fast Forward", "forward.fill"),
  ])
  func `icon items show their symbol and say their name`(
    system: UIBarButtonItem.SystemItem,
    name: String,
    symbol: String
  ) throws {
    let item = UIBarButtonItem(systemItem: system)
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    #expect(item.title == nil && item.image == nil)
    #expect(try fixture.button(name).look.image?.symbolName == symbol)
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"),
  ])
  func `text items show their text on the older look`(
    system: UIBarButtonItem.SystemItem,
    name: String
  ) throws {
    Stage.current.look = .classic
    let fixture = BarFixture { items in
      items[0].rightBarButtonItem = UIBarButtonItem(systemItem: system)
    }.show()

    let button = try fixture.button(name)

    #expect(button.look.text == name && button.look.image == nil)
    #expect(button.weight == (system == .done || system == .save ? 600 : 400))
  }

  @Test
  func `edit and save stay texts on glass`() throws {
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [
        UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .edit),
      ]
    }.show()

    #expect(try fixture.button("Save").look.image == nil)
    #expect(try fixture.button("Edit").look.text == "Edit")
  }

  @Test
  func `an item with image and title shows the image and is called by the title`() throws {
    let item = UIBarButtonItem(title: "Favourite", image: UIImage(systemName: "star"))
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    #expect(try fixture.frame("Favourite").width == 44)
  }

  @Test
  func `names come from the label, the title, then the symbol`() {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"))
    #expect(item.spokenName == "Favorite")

    item.title = "Rate"
    #expect(item.spokenName == "Rate")

    item.accessibilityLabel = "Rate it"
    #expect(item.spokenName == "Rate it")
  }

  @Test
  func `a prominent item has a platter of its own in the tint`() throws {
    let item = UIBarButtonItem(systemItem: .done)
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    let button = try fixture.button("Done")
    let platter = try #require(button.superview as? BarPlatter)

    #expect(item.style == .prominent)
    #expect(platter.prominentTint != nil)
    #expect(button.contentColor == .white)
  }
}
