import NavigationBridgeTesting

extension GalleryWalk {
  mutating func routes() throws {
    let tester = tester
    try tester.tap("Routes")
    try tester.tap("Second screen")
    try tester.tap("Add one")
    try show(
      "route-second",
      "A link goes to the second screen. Its number is state, in the bar too."
    )

    try tester.tap("Present full screen")
    try tester.tap("Push")
    try show("route-cover", "The next number full screen, and another one pushed there.")
    try tester.back()
    try tester.tap("Dismiss")

    try tester.tap("Present as form sheet")
    try show("route-sheet", "The same route as a form sheet, in a stack of its own.")
    try tester.tap("Push")
    try show("route-sheet-pushed", "A push from the sheet stays in the sheet.")

    try tester.tap("Dismiss")
    try show("route-dismissed", "Dismiss takes the whole sheet.")
    try tester.tap("Push")
    try tester.tap("Pop to root")
    try show("route-root", "Pop to root goes back to the list of stories.")
  }

  mutating func unsavedChanges() throws {
    let tester = tester
    try tester.tap("Unsaved changes")
    try tester.toggle("Unsaved changes")
    try tester.back()
    try show("guard-asks", "Back with something to lose: the guard asks, and nothing has moved.")

    try tester.tap("Keep Editing")
    try show("guard-stays", "The form stays as it was.")
    try tester.back()
    try tester.tap("Discard Changes")
    try show("guard-left", "Discarding goes where the user wanted to go.")
  }
}
