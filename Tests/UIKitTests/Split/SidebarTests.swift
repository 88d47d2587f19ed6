import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// The look of columns on a tablet.
@MainActor
@Suite(.onStage)
struct SidebarTests {
  private let stage = Stage(device: .pad)

  private func show(
    _ mode: UISplitViewController.DisplayMode
  ) -> (split: UISplitViewController, columns: [UIViewController]) {
    let split = UISplitViewController(style: .tripleColumn)
    let columns = (0..<3).map { _ in UIViewController() }
    for (column, controller) in zip(split.style.columns, columns) {
      split.setViewController(controller, for: column)
    }
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = mode
    stage.show(split)
    stage.loop.settle()
    return (split, columns)
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    let view = controller.navigationController?.view
    return view?.convert(view?.bounds ?? .zero, to: nil) ?? .zero
  }

  @Test
  func `the sidebar floats, and a line stands between the other columns`() {
    stage.perform {
      let (split, columns) = show(.twoBesideSecondary)

      let height = split.view.bounds.height - 16
      #expect(frame(columns[0]) == CGRect(x: 8, y: 8, width: 312, height: height))
      #expect(frame(columns[1]).minX == 320)
      #expect(frame(columns[2]).minX == 640)
      #expect((split.view as? SplitContainerView)?.lines == [640])
    }
  }

  @Test
  func `a button in the bar of the outermost column hides and shows the sidebar`() throws {
    try stage.perform {
      let (split, columns) = show(.twoBesideSecondary)
      #expect(columns[0].navigationItem.leftBarButtonItems == nil)

      try tap("Hide Sidebar", in: split)
      #expect(columns[0].view.window == nil)
      #expect(split.displayMode == .oneBesideSecondary)

      try tap("Show Sidebar", in: split)
      #expect(columns[0].view.window != nil)
    }
  }

  private func tap(_ label: String, in split: UISplitViewController) throws {
    let nodes = split.view.accessibilityNodes().flatMap(\.flattened)
    let node = try #require(nodes.first { $0.label == label })
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }
}
