import NavigationBridgeTesting

extension GalleryWalk {
  mutating func titleArea() throws {
    let tester = tester
    try tester.tap("Title area")
    try show("title", "The title is a line with a subtitle, and opens a menu.")

    try tester.openMenu("Report")
    try show("title-menu", "A tap on the title opens its menu.")
    try tester.choose("Duplicate")
    try tester.openMenu("Report copy")
    try tester.choose("Rename")
    try tester.type(" 2\n", into: "Rename")
    try tester.toggle("Large title")
    try tester.toggle("Saved")
    try show("title-large", "The name has changed; the title is large, with a prompt above it.")

    try tester.toggle("Saved")
    try tester.toggle("Large title")
    try tester.tap("A view as title")
    try tester.toggle("Online")
    try show("title-view", "A view stands in place of the title, and follows its state.")
    try tester.backMenu(to: 0)
  }

  mutating func items() throws {
    let tester = tester
    try tester.tap("Items and groups")
    try show("items", "Items at both sides. Reset is dimmed, and stays beside the back button.")

    try tester.tap("Add")
    try tester.tap("Add")
    try tester.tap("Favorite")
    try show("items-changed", "Reset is enabled, the heart is filled, Share has a badge.")

    try tester.tap("Groups")
    try tester.tap("Italic")
    try show("groups", "A group of items, and an overflow menu beside it.")
    try tester.backMenu(to: 0)
  }

  mutating func menus() throws {
    let tester = tester
    try tester.tap("Menus")
    try tester.openMenu("More")
    try show("menus", "A menu with a switch, a picker, a submenu and a destructive action.")

    try tester.choose("Date")
    try tester.openMenu("More")
    try tester.choose("Remove")
    try show("menus-submenu", "The submenu lists the folders of this moment.")
    try tester.choose("Archive")
    try show("menus-chosen", "The list is sorted by date, and one folder is gone.")
    try tester.back()
  }

  mutating func backButton() throws {
    let tester = tester
    try tester.tap("Back button")
    try tester.toggle("Title of its own")
    try show("back-title", "The screen gives its own back button a title.")

    try tester.toggle("Action of its own")
    try tester.back()
    try show("back-action", "A tap runs the screen's action: nothing moves.")

    try tester.toggle("Hidden")
    try show("back-hidden", "Without a back button.")
    try tester.swipeBack(.finished)
    try show("back-swiped", "The swipe still goes back.")
  }

  mutating func screenBar() throws {
    let tester = tester
    try tester.tap("This screen's bar")
    try tester.toggle("Colour the bar")
    try tester.toggle("Show a toolbar")
    try tester.tap("Flag")
    try show("screen-bar", "A coloured bar and a toolbar, of this screen only.")

    var walk = self
    try tester.swipeBack(holdingAt: 0.4, then: .cancelled(at: 0.4)) {
      try walk.show("screen-bar-swipe", "In the middle of a swipe, each screen has its own bar.")
    }
    self = walk
    try tester.toggle("Hide the bar")
    try show("screen-bar-hidden", "Without a bar.")
    try tester.swipeBack(.finished)
    try show("screen-bar-left", "The list has its bar, and no toolbar.")
  }

  mutating func richBar() throws {
    let tester = tester
    try tester.tap("All of it")
    try show("rich", "One bar with all of it.")

    try tester.tap("Edit")
    try show("rich-editing", "Edit becomes Done, in place, and is the main action.")
    try tester.tap("Done")
    try tester.back()
  }
}
