import Foundation
import Testing

/// No property of the bar's classes is forgotten: it is tested, or has a reason on its page.
struct PropertyCoverageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The members of a class that aren't methods, initializers or types.
  private func properties(of type: String) throws -> [String] {
    let file = Self.root.appendingPathComponent("Scripts/api/UIKit.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { row in
      let fields = row.split(separator: "\t")
      guard fields.count > 2, fields[0] == type, !fields[1].contains("("),
        fields[1].first?.isLowercase == true
      else { return nil }
      return String(fields[1])
    }
  }

  private func exceptions() throws -> String {
    let page = Self.root.appendingPathComponent(
      "Sources/NavigationBridge/NavigationBridge.docc/reaching-every-property.md"
    )
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "### What can't be set").last ?? ""
  }

  /// The name of the property that a test sets, without whose it is and what of it is read.
  private func name(_ property: BarProperty) -> String {
    let path = property.name.split(separator: ".")
    let isPart = ["item", "group", "below"].contains(path.first)
    let name = path.dropFirst(isPart ? 1 : 0).first ?? ""
    return String(name.prefix { $0 != " " })
  }

  @Test(arguments: [
    ("UINavigationItem", BarProperty.ofNavigationItems), ("UIBarItem", BarProperty.ofItems),
    ("UIBarButtonItem", BarProperty.ofItems), ("UIBarButtonItemGroup", BarProperty.ofGroups),
  ])
  func `each property is tested or named with a reason`(
    type: String,
    tests: [BarProperty]
  ) throws {
    let exceptions = try exceptions()
    // These two have tests of their own in `EveryPropertyTests`.
    let tested = Set(tests.map(name) + ["customView", "primaryAction"])
    let properties = try properties(of: type)

    let missing = properties.filter { !tested.contains($0) && !exceptions.contains("`\($0)`") }

    #expect(missing == [])
    #expect(properties.count > 5)
  }
}
