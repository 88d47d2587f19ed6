import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What lies under and over a bar while the stack changes.
@MainActor
@Suite(.onStage)
struct BarBackgroundChangeTests {
  private let root = UIViewController()
  private let top = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    top.navigationItem.standardAppearance = appearance
    top.navigationItem.scrollEdgeAppearance = appearance
    top.toolbarItems = [UIBarButtonItem(title: "Flag", primaryAction: UIAction { _ in })]
    Stage.current.show(stack)
    Stage.current.loop.settle()
    stack.pushViewController(top, animated: false)
    Stage.current.loop.settle()
  }

  /// Where the groups begin that fill with the colour of the appearance.
  private func starts() -> [CGFloat] {
    var found: [CGFloat] = []
    func visit(_ items: [DisplayItem], x: CGFloat) {
      for case .group(let group) in items {
        let x = x + group.origin.x
        let isRed = group.items.contains { item in
          guard case .fill(_, .color(let color)) = item else { return false }
          return color == DisplayColor(red: 1, green: 0, blue: 0)
        }
        if isRed { found.append(x) }
        visit(group.items, x: x)
      }
    }
    visit(Stage.current.displayList().items, x: 0)
    return found
  }

  @Test
  func `the background of a bar moves with its page`() throws {
    #expect(starts() == [0])

    stack.popViewController(animated: true)
    Stage.current.loop.advance(by: 0.05)

    let middle = try #require(starts().first)
    #expect(starts().count == 1)
    #expect(middle > 20)
    #expect(middle < 373)
    Stage.current.loop.settle()
    #expect(starts() == [])
  }

  @Test
  func `a cancelled pop has its background again`() {
    let finger = CGPoint(x: 2, y: 400)
    let middle = CGPoint(x: 150, y: 400)
    Stage.current.touchDown(at: finger)
    Stage.current.moveFinger(from: finger, to: middle, duration: 0.3)
    #expect(starts().allSatisfy { $0 > 100 })

    Stage.current.moveFinger(from: middle, to: finger, duration: 0.3)
    Stage.current.touchUp(at: finger)
    Stage.current.loop.settle()

    #expect(stack.topViewController === top)
    #expect(starts() == [0])
  }

  @Test
  func `a toolbar that goes with its screen keeps its items on the way`() {
    stack.setToolbarHidden(false, animated: false)
    Stage.current.loop.settle()
    let hider = Hider()
    stack.setViewControllers([hider, top], animated: false)
    Stage.current.loop.settle()

    stack.popViewController(animated: true)
    Stage.current.loop.advance(by: 0.05)

    #expect(stack.toolbar.items?.count == 1)
    #expect(stack.toolbar.isHidden == false)
    Stage.current.loop.settle()
    #expect(stack.toolbar.items == nil)
  }

  private final class Hider: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setToolbarHidden(true, animated: animated)
    }
  }

  @Test
  func `a badge is drawn over the rim of its platter`() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "tray"), primaryAction: UIAction { _ in })
    item.badge = .count(3)
    top.navigationItem.rightBarButtonItem = item
    Stage.current.loop.settle()

    var orders: [[String]] = []
    func visit(_ items: [DisplayItem]) {
      for case .group(let group) in items {
        if group.name == "BarPlatter" {
          orders.append(
            group.items.map { item in
              switch item {
              case .stroke: "rim"
              case .group(let part): part.name
              default: "-"
              }
            }
          )
        }
        visit(group.items)
      }
    }
    visit(Stage.current.displayList().items)

    let order = try #require(orders.first { $0.contains("badge") })
    let badge = try #require(order.firstIndex(of: "badge"))
    #expect(order.lastIndex(of: "rim").map { $0 < badge } == true)
  }
}
