import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct UIToolbarTests {
  private func show(_ items: [UIBarButtonItem]) -> UINavigationController {
    let controller = UIViewController()
    controller.toolbarItems = items
    let navigation = UINavigationController(rootViewController: controller)
    navigation.setToolbarHidden(false, animated: false)
    Stage.current.show(navigation)
    return navigation
  }

  private func frames(_ navigation: UINavigationController) -> [String: CGRect] {
    let nodes = navigation.toolbar.accessibilityNodes().flatMap(\.children)
    return Dictionary(nodes.map { ($0.label ?? "", $0.frame) }) { first, _ in first }
  }

  @Test
  func `flexible spaces push items to the margins, on platters 48 high`() throws {
    let navigation = show([
      .symbol("trash", label: "Delete"), .flexibleSpace(), .symbol("star", label: "Rate"),
    ])

    let frames = frames(navigation)

    let top = navigation.toolbar.frame.minY
    #expect(frames["Delete"] == CGRect(x: 16, y: top, width: 48, height: 48))
    #expect(frames["Rate"] == CGRect(x: 329, y: top, width: 48, height: 48))
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `an item between two flexible spaces is in the middle`() throws {
    let navigation = show([
      .flexibleSpace(), .symbol("star", label: "Rate"), .flexibleSpace(),
    ])

    #expect(frames(navigation)["Rate"]?.midX == 196.5)
  }

  @Test
  func `a tap runs the item's action`() throws {
    var count = 0
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in count += 1 })
    let navigation = show([item])

    let frame = try #require(frames(navigation)["Save"])
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))

    #expect(count == 1)
  }

  @Test
  func `changes of items show at once`() {
    let item = UIBarButtonItem(title: "Save")
    let navigation = show([item])

    item.isHidden = true
    Stage.current.loop.flush()

    #expect(frames(navigation).isEmpty)
  }

  @Test
  func `its look reads back what was set`() {
    let toolbar = UIToolbar(frame: .zero)
    let appearance = UIToolbarAppearance()
    let item = UIBarButtonItem(title: "A")

    toolbar.setItems([item], animated: true)
    toolbar.standardAppearance = appearance
    toolbar.compactAppearance = appearance
    toolbar.scrollEdgeAppearance = appearance
    toolbar.compactScrollEdgeAppearance = appearance
    toolbar.barTintColor = .black
    toolbar.isTranslucent = false

    #expect(toolbar.items == [item] && toolbar.standardAppearance === appearance)
    #expect(toolbar.compactAppearance === appearance && toolbar.barTintColor == .black)
    #expect(toolbar.scrollEdgeAppearance === appearance && !toolbar.isTranslucent)
    #expect(toolbar.compactScrollEdgeAppearance === appearance && toolbar.barPosition == .any)
  }
}
