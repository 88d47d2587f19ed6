import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// What lies above the page is lighter in the dark, wherever in a sheet it came from.
@MainActor
@Suite(.onStage)
struct ElevationTests {
  private struct Screen: View {
    var body: some View {
      List { Text("Row") }
    }
  }

  private static let elevatedRow = DisplayColor(hex: 0x2C2C2E)

  private let root = UIViewController()
  private let stack = UINavigationController(
    rootViewController: UIHostingController(rootView: Screen())
  )

  private func show(inSheet: Bool) {
    Stage.current.show(root)
    stack.overrideUserInterfaceStyle = .dark
    stack.modalPresentationStyle = inSheet ? .pageSheet : .fullScreen
    root.present(stack, animated: true)
    Stage.current.loop.settle()
  }

  /// The fills behind the text of a row.
  private func rowColors() -> Set<DisplayColor> {
    var colors: Set<DisplayColor> = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(_, .color(let color)): colors.insert(color)
        case .group(let group): visit(group.items)
        default: continue
        }
      }
    }
    if let group = stack.view.displayGroup() { visit([group]) }
    return colors
  }

  @Test(arguments: [true, false])
  func `rows of a root in a sheet are a step lighter`(inSheet: Bool) {
    show(inSheet: inSheet)

    #expect(rowColors().contains(Self.elevatedRow) == inSheet)
    #expect(rowColors().contains(.black) == !inSheet)
  }

  @Test(arguments: [true, false])
  func `rows of a screen pushed in a sheet are a step lighter`(animated: Bool) {
    show(inSheet: true)

    stack.pushViewController(UIHostingController(rootView: Screen()), animated: animated)
    Stage.current.loop.settle()

    #expect(rowColors().contains(Self.elevatedRow))
    #expect(!rowColors().contains(.black))
  }
}
