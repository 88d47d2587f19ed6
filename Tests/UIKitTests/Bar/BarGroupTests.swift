import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// A group without room is stood for by its representative item (A.2).
@MainActor
@Suite(.onStage)
struct BarGroupTests {
  private func group(_ count: Int, action: UIAction? = nil) -> UIBarButtonItemGroup {
    let representative = UIBarButtonItem(
      image: UIImage(systemName: "textformat"),
      primaryAction: action
    )
    representative.accessibilityLabel = "Format"
    return .fixedGroup(
      representativeItem: representative,
      items: (1...count).map { UIBarButtonItem(title: "Item \($0)") }
    )
  }

  @Test
  func `with room the items show`() {
    let group = group(2)
    let fixture = BarFixture { $0[0].trailingItemGroups = [group] }.show()

    #expect(fixture.labels.contains("Item 1"))
    #expect(!fixture.labels.contains("Format"))
    #expect(!group.isDisplayingRepresentativeItem)
  }

  @Test
  func `without room the representative item shows, and its menu has the items`() throws {
    let group = group(9)
    let fixture = BarFixture { $0[0].trailingItemGroups = [group] }.show()

    #expect(group.isDisplayingRepresentativeItem)
    #expect(fixture.labels == ["Home", "Format"])
    let frame = try fixture.frame("Format")
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()

    let rows = try #require(Stage.current.openMenuNodes)
    #expect(rows.map(\.label) == (1...9).map { "Item \($0)" })
  }

  @Test
  func `an action of the representative item runs`() throws {
    var count = 0
    let group = group(9, action: UIAction { _ in count += 1 })
    let fixture = BarFixture { $0[0].trailingItemGroups = [group] }.show()

    let frame = try fixture.frame("Format")
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()

    #expect(count == 1)
    #expect(Stage.current.openMenuNodes == nil)
  }

  @Test
  func `the innermost group gives way first`() {
    let outer = group(2)
    let inner = group(3)
    let fixture = BarFixture { $0[0].trailingItemGroups = [outer, inner] }.show()

    #expect(!outer.isDisplayingRepresentativeItem)
    #expect(inner.isDisplayingRepresentativeItem)
    #expect(fixture.labels.filter { $0.hasPrefix("Item") }.count == 2)
  }

  @Test
  func `a group that finds room again shows its items`() {
    let group = group(9)
    let fixture = BarFixture { $0[0].trailingItemGroups = [group] }.show()
    #expect(group.isDisplayingRepresentativeItem)

    group.barButtonItems = Array(group.barButtonItems.prefix(2))
    fixture.flush()

    #expect(!group.isDisplayingRepresentativeItem)
    #expect(fixture.labels.contains("Item 2"))
  }

  @Test
  func `a pinned group never gives way`() {
    let pinned = group(3)
    let fixture = BarFixture { $0[0].pinnedTrailingGroup = pinned }.show()

    #expect(!pinned.isDisplayingRepresentativeItem)
    #expect(fixture.labels.contains("Item 3"))
  }
}
