import NavigationBridgeTesting
@_spi(Headless) import UIKit

/// The pages of UIKit's views.
extension SampleWalk {
  mutating func controls() throws {
    try visit("Controls") { walk in
      try walk.show("controls", "Controls.", sees: ["Quantity: 0", "Wi-Fi", "Week"])
      try walk.tester.toggle("Bluetooth")
      try walk.tester.tap("Month")
      let stepper = walk.node("Quantity")?.frame ?? .zero
      Stage.current.tap(at: CGPoint(x: stepper.maxX - 20, y: stepper.midY))
      walk.tester.settle()
      try walk.check("Quantity: 1")
    }
    try visit("Progress") { walk in
      try walk.show("progress", "How far it is.", sees: ["page 3 of 5"])
    }
    try visit("Dates") { walk in
      try walk.show("dates", "Pickers of dates.", sees: ["Compact", "[14, selected]"])
      try walk.tester.tap("21")
      try walk.check("[21, selected]")
    }
  }

  mutating func buttonsAndText() throws {
    try visit("Buttons") { walk in
      try walk.show("buttons", "Buttons.", sees: ["Plain", "Tinted", "24 MB", "[Count]"])
      try walk.tester.tap("Count")
      try walk.check("[Count: 1]")
    }
    try visit("Menus") { walk in
      try walk.tester.openMenu("Actions")
      try walk.show("menu", "A menu of a button.", sees: ["Document", "Pinned", "Delete"])
      try walk.tester.choose("Copy")
      try walk.hold(row: "Hold me")
      try walk.show("context-menu", "A menu of a view.", sees: ["Share"])
      try walk.tester.choose("Copy")
    }
    try visit("Text") { walk in
      try walk.tester.type(" Lovelace", into: "Name")
      try walk.show("text-typed", "One has the keyboard.", sees: ["Ada Lovelace", "Where"])
    }
  }

  mutating func scrollers() throws {
    try visit("Pages") { walk in
      walk.drag(from: (300, 400), by: (-180, 0), releases: false)
      try walk.show("pages", "Between two pages.", sees: ["Page 1"])
      walk.lift()
    }
    try visit("Scrolling") { walk in
      walk.drag(from: (200, 600), by: (-60, -300), releases: false)
      try walk.show("scrolling", "A finger scrolls.", sees: ["43"])
      walk.lift()
    }
    for family in ["Plain Table", "Grouped Table"] {
      try visit(family) { walk in
        try walk.show("\(family.first == "P" ? "plain" : "grouped")-table", family + ".")
      }
    }
    try visit("Inset Table") { walk in
      try walk.show("inset-table", "Inset.", sees: ["Mercury", "From the sun outwards."])
      try walk.tester.tap("Edit")
      try walk.show("inset-table-editing", "Being edited.", sees: ["Done"])
      try walk.tester.tap("Done")
    }
    try visit("Collection List") { walk in
      try walk.show("collection-list", "A collection.", sees: ["Places", "Garden", "Hopper"])
    }
    try visit("Stacks") { walk in
      try walk.show("stacks", "Stacks.", sees: ["Fill equally"])
    }
  }

  mutating func containers() throws {
    try visit("Presenting") { walk in
      try walk.tester.tap("Alert")
      try walk.show("alert", "An alert.", sees: ["Delete the draft?"])
      try walk.tester.tap("Delete")
      try walk.tester.tap("Sign In")
      try walk.tester.type("ada", into: "User")
      try walk.show("alert-fields", "One with fields.", sees: ["ada", "Password"])
      try walk.tester.tap("Cancel")
      try walk.tester.tap("Action Sheet")
      try walk.show("action-sheet", "An action sheet.", sees: ["Duplicate"])
      try walk.tester.tap("Save")
      try walk.tester.tap("Sheet")
      try walk.show("sheet", "Half a sheet.", sees: ["half as high"])
      try walk.tester.pullDown()
      try walk.check("Save was chosen.")
    }
    try visit("Tabs") { walk in
      try walk.tester.tap("Open Tabs")
      try walk.show("tabs", "Tabs with badges.", sees: ["Inbox, 3"])
      try walk.tester.tap("Done")
    }
    try visit("Searching") { walk in
      try walk.tester.focus("Search Fruits")
      try walk.show("searching", "It has scopes and suggestions.", sees: ["Stone fruits", "Red"])
      try walk.tester.tap("Berries")
      try walk.show("searching-token", "A token.", sees: ["Berries", "Blueberry"])
      try walk.tester.cancelSearch()
    }
    try visit("Layers") { walk in
      try walk.show("layers", "Layers.", sees: ["Gradients"])
      try walk.tester.paused {
        try walk.tester.tap("Animate")
        walk.tester.advance(by: 0.5)
        try walk.show("layers-animated", "Half a second later.")
      }
      walk.tester.settle()
    }
    try visit("Transition") { walk in
      try walk.tester.paused {
        try walk.tester.tap("Grow")
        walk.tester.advance(by: 0.3)
        try walk.show("transition", "A page grows.")
      }
      walk.tester.settle()
      Stage.current.window?.rootViewController?.dismiss(animated: false)
      walk.tester.settle()
    }
  }
}
