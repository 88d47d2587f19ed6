import NavigationBridgeTesting
@_spi(Headless) import UIKit

/// The pages of SwiftUI's views.
extension SampleWalk {
  mutating func declaredControls() throws {
    try visit("Values") { walk in
      try walk.show("values", "Controls of SwiftUI.", sees: ["Guests: 2", "Storage", "Website"])
      try walk.tester.toggle("Switch")
      try walk.check("Switch: switch off")
    }
    try visit("Pickers") { walk in
      try walk.show("pickers", "Pickers.", sees: ["Chosen: Vanilla"])
      try walk.tester.openMenu("Flavor")
      try walk.show("picker-menu", "A menu is open.", sees: ["Lemon"])
      try walk.tester.choose("Lemon")
      try walk.check("Chosen: Lemon")
    }
    try visit("Pickers in Rows") { walk in
      try walk.show("row-pickers", "Pickers in a form.", sees: ["Topping", "Inline"])
      try walk.tap(row: "Topping")
      try walk.tester.tap("Cream")
      try walk.check("[Topping, Cream]")
    }
    try visit("Days") { walk in
      try walk.show("days", "Days.", sees: ["[14, selected]"])
    }
    try visit("Gauges") { walk in
      try walk.show("gauges", "Gauges.", sees: ["Downloading", "62"])
    }
    try visit("Typing") { walk in
      try walk.tester.tap("Write Name")
      try walk.show("typing", "Texts to write.", sees: ["The name has the keyboard."])
    }
  }

  mutating func declaredLists() throws {
    try visit("Groups") { walk in
      try walk.show("groups", "Groups.", sees: ["Pear", "Inside the section", "New"])
      try walk.tester.tap("Collapse")
      try walk.check("Inside the section", isShown: false)
    }
    for family in ["Plain List", "Grouped List", "Sidebar List"] {
      try visit(family) { walk in
        let name = family.lowercased().split(separator: " ").joined(separator: "-")
        try walk.show(name, family + ".", sees: ["Mercury", "Moons"])
      }
    }
    try visit("Inset List") { walk in
      try walk.show("inset-list", "An inset list.", sees: ["Mercury", "Moons"])
      let row = walk.node("Venus")?.frame.midY ?? 0
      walk.drag(from: (300, row), by: (-160, 0))
      walk.tester.settle()
      try walk.show("inset-list-swiped", "A row's actions.", sees: ["Flag", "Delete"])
      try walk.tester.tap("Flag")
      try walk.hold(row: "Mars")
      try walk.show("inset-list-menu", "A row's menu.", sees: ["Copy", "Pin"])
      try walk.tester.choose("Pin")
      walk.drag(from: (200, 250), by: (0, 200), releases: false)
      try walk.show("inset-list-pulled", "Pulled down.")
      walk.lift()
    }
  }

  mutating func declaredLooks() throws {
    for family in ["Grids", "Arranging", "Shapes", "Gradients", "Painting"] {
      try visit(family) { walk in
        try walk.show(family.lowercased(), family + ".")
      }
    }
    try visit("Symbols") { walk in
      try walk.tester.paused {
        try walk.tester.tap("Ring")
        walk.tester.advance(by: 0.2)
        try walk.show("symbols", "Symbols, of which some move.", sees: ["Title only"])
      }
      walk.tester.settle()
    }
    try visit("Motion") { walk in
      try walk.tester.paused {
        try walk.tester.tap("Toggle")
        try walk.tester.tap("Jump")
        walk.tester.advance(by: 0.4)
        try walk.show("motion", "Midway.")
      }
      walk.tester.settle()
      try walk.check("Slides in")
    }
    try visit("Paging") { walk in
      try walk.show("paging", "Pages.", sees: ["Page 2"])
    }
  }

  mutating func declaredModals() throws {
    try visit("Modals") { walk in
      try walk.tester.tap("Sheet")
      try walk.show("half-sheet", "A sheet.", sees: ["Half a sheet"])
      try walk.tester.tap("Close")
      try walk.tester.tap("Cover")
      try walk.check("Uncover")
      try walk.tester.tap("Uncover")
      try walk.tester.tap("Bubble")
      try walk.show("bubble", "A popover on a phone.", sees: ["A popover of SwiftUI"])
      try walk.tester.tap("dismiss popup")
      try walk.tester.tap("Ask")
      try walk.show("dialog", "A dialog.", sees: ["Empty the trash?", "Archive"])
      try walk.tester.tap("Archive")
      try walk.tester.tap("Rename")
      try walk.tester.type("s", into: "Name")
      try walk.show("rename", "An alert with a field.", sees: ["Drafts"])
      try walk.tester.tap("Save")
      try walk.check("Renamed to Drafts")
      try walk.tester.openMenu("More")
      try walk.show("more", "A menu.", sees: ["Danger"])
      try walk.tester.choose("Copy")
      try walk.check("Copied")
    }
    try visit("Finding") { walk in
      try walk.tester.type("a", into: "Search Towns")
      try walk.show("finding", "Suggestions.", sees: ["Cairo"])
      try walk.tester.type("thx", into: "Search Towns")
      try walk.check("athx")
      try walk.tester.cancelSearch()
    }
    try visit("Splitting") { walk in
      try walk.tester.tap("Open Columns")
      try walk.show("collapsed", "Columns on a phone are a stack.", sees: ["Notes in Recipes"])
      try walk.tester.tap("Done")
    }
    try visit("Tabular") { walk in
      try walk.show("table", "A table on a phone is a list.", sees: ["Jupiter"])
    }
  }
}
