import NavigationBridgeTesting

extension GalleryWalk {
  // MARK: A flow with a result

  mutating func checkout() throws {
    let tester = tester
    try tester.tap("Checkout flow")
    try tester.tap("Check out here")
    try tester.tap("Home")
    try show("flow-payment", "A flow pushed two screens, which don't know each other.")
    try tester.tap("Pay")
    try show("flow-finished", "It finished: its screens have gone, the cart has the receipt.")

    try tester.tap("Check out in a sheet")
    try tester.tap("Office")
    try show("flow-sheet", "The same flow in a sheet, with a stack of its own.")
    try tester.pullDown()
    try show("flow-left", "The sheet was pulled down: the cart hears that nothing was ordered.")
    try tester.back()
  }

  // MARK: A bar bridge

  mutating func barBridge() throws {
    let tester = tester
    try tester.tap("Programs")
    try tester.tap("Bar bridge")
    try show("bar-items", "Items of every kind, on both sides, beside the back button.")

    try tester.toggle("Allow saving")
    try show("bar-enabled", "The toggle enables Save, and nobody observes anything by hand.")
    try tester.tap("Save")
    try tester.tap("Share recipe")
    try show("bar-share", "The share sheet is anchored at the tapped item.")
    try tester.pullDown()
    try tester.openMenu("More actions")
    try show("bar-menu", "A UIMenu of the app, with a destructive action.")
    try tester.choose("Rename")
    try show("bar-renamed", "Its action changes the title in place.")
    try tester.tap("Title as a view")
    try show("bar-title-view", "A UIView stands in the title's place.")
    try tester.back()
    try tester.back()
    try tester.back()
  }

  // MARK: A coordinator

  mutating func coordinator() throws {
    let tester = tester
    try tester.tap("Programs")
    try tester.tap("Coordinator")
    try show("green", "The coordinator's root hides its bar. Nothing else was made.")

    try tester.tap("Go to red")
    try show("red", "The red screen has an opaque large title, a search, and the environment.")
    try tester.tap("Use the bold style")
    try show("red-bold", "A new style reaches the screen that is shown.")
    try tester.type("crimson", into: "Shades")
    try show("red-search", "The search is the screen's own state.")
    try tester.cancelSearch()

    try tester.tap("Back to green")
    try show("green-again", "Back: no bar, and the new style is here too.")
    try tester.tap("Close")
    try tester.back()
  }

  // MARK: Navigation without links

  mutating func windowNavigation() throws {
    let tester = tester
    try tester.tap("Programs")
    try tester.tap("Without links")
    try show("tabs", "Two tabs of SwiftUI, each with its own NavigationView.")

    try tester.tap("Settings")
    try tester.toggle("Unread only")
    for _ in 0..<19 { try tester.tap("Change something") }
    try show("settings", "The inbox observes all 19 changes: still one settings screen.")
    try tester.back()
    try show("inbox-unread", "One tap on Back leads to the inbox, which has followed.")

    try tester.tap("Terms")
    try show("terms", "A controller of UIKit is pushed in the same way.")
    try tester.back()

    try tester.tap("Contacts")
    try tester.tap("Ada")
    try show("contact", "The same navigator pushes into the stack of the tab that is shown.")
    try tester.back()
    try tester.tap("Inbox")
    try tester.tap("Compose")
    try tester.tap("Add a recipient")
    try show("compose", "A modal has its own stack, and a push there stays there.")
    try tester.back()
    try tester.tap("Cancel")
    try tester.tap("Leave the app")
    try tester.back()
    try show("end", "The Gallery is where it was.")
  }
}
