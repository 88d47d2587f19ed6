import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// A.3: which appearance counts where there is none for the case, and whose tint.
@MainActor
@Suite(.onStage)
struct BarFallbackTests {
  private func appearance() -> UINavigationBarAppearance {
    UINavigationBarAppearance()
  }

  /// A bar with as little height as a phone on its side.
  private func compactBar() -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    bar.traitOverrides.verticalSizeClass = .compact
    bar.standardAppearance = appearance()
    return bar
  }

  @Test
  func `with little height the compact look counts, else the standard one`() {
    let bar = compactBar()
    let item = UINavigationItem(title: "A")
    bar.scrollDistance = 40
    #expect(bar.appearance(for: item) === bar.standardAppearance)

    bar.compactAppearance = appearance()
    #expect(bar.appearance(for: item) === bar.compactAppearance)

    let own = appearance()
    item.compactAppearance = own
    #expect(bar.appearance(for: item) === own)
  }

  @Test
  func `at the edge with little height it is the edge's, the compact, then the standard one`() {
    let bar = compactBar()
    let item = UINavigationItem(title: "A")
    bar.standardAppearance.backgroundColor = .black
    let clear = bar.appearance(for: item)
    #expect(clear !== bar.standardAppearance && clear.backgroundColor == nil)

    bar.compactAppearance = appearance()
    #expect(bar.appearance(for: item) === bar.compactAppearance)

    bar.scrollEdgeAppearance = appearance()
    #expect(bar.appearance(for: item) === bar.scrollEdgeAppearance)

    bar.compactScrollEdgeAppearance = appearance()
    #expect(bar.appearance(for: item) === bar.compactScrollEdgeAppearance)
  }

  @Test
  func `with full height the compact looks don't count`() {
    let bar = UINavigationBar(frame: .zero)
    bar.standardAppearance = appearance()
    bar.compactAppearance = appearance()
    bar.compactScrollEdgeAppearance = appearance()
    bar.scrollDistance = 40

    #expect(bar.appearance(for: UINavigationItem(title: "A")) === bar.standardAppearance)
  }

  @Test
  func `a bar doesn't take the tint of the controller that is shown`() throws {
    Stage.current.look = .classic
    let fixture = BarFixture { $0[0].rightBarButtonItem = UIBarButtonItem(title: "Edit") }.show()
    let before = try fixture.button("Edit").contentColor

    fixture.controllers[0].view.tintColor = .red
    fixture.flush()

    #expect(try fixture.button("Edit").contentColor == before)
  }

  // D.1
  @Test(arguments: [
    (UIBarButtonItem.SystemItem.close, "Close", "xmark.circle.fill"),
    (.writingTools, "Writing Tools", "apple.writing.tools"),
  ])
  func `newer system items show their symbol on the older look`(
    system: UIBarButtonItem.SystemItem,
    name: String,
    symbol: String
  ) throws {
    Stage.current.look = .classic
    let fixture = BarFixture { items in
      items[0].rightBarButtonItem = UIBarButtonItem(systemItem: system)
    }.show()

    #expect(try fixture.button(name).look.image?.symbolName == symbol)
  }

  // D.1
  @Test(arguments: [UIBarButtonItem.SystemItem.flexibleSpace, .fixedSpace])
  func `spaces show nothing`(space: UIBarButtonItem.SystemItem) {
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [UIBarButtonItem(systemItem: space)]
    }.show()

    #expect(fixture.labels == ["Home"])
  }
}
