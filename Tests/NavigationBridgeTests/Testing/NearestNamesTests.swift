import NavigationBridgeTesting
import Testing

struct NearestNamesTests {
  @Test(arguments: [
    ("Save", "Save", 0), ("Save", "Savee", 1), ("kitten", "sitting", 3), ("", "abc", 3),
    ("abc", "", 3),
  ])
  func `the distance counts edits`(left: String, right: String, distance: Int) {
    #expect(NearestNames.distance(left, right) == distance)
  }

  @Test
  func `the nearest come first, each once, empty ones never`() {
    let names = ["Share", "Save", "", "Save", "Delete", "Wave"]

    #expect(NearestNames.nearest(to: "save", among: names) == ["Save", "Wave", "Share"])
  }
}
