import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.8.6
@MainActor
@Suite(.onStage)
struct SheetBackgroundTests {
  private let stage = Stage.current
  private let root = UIViewController()
  private let modal = UIViewController()

  final class Counter {
    var taps = 0
  }

  private let counter = Counter()

  private func present(_ change: (UISheetPresentationController) -> Void) throws {
    stage.show(root)
    let counter = counter
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Behind") { _ in
        counter.taps += 1
      }
    )
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    root.view.addSubview(button)
    let sheet = try #require(modal.sheetPresentationController)
    change(sheet)
    root.present(modal, animated: false)
    stage.loop.settle()
  }

  private func tapBehind() {
    stage.tap(at: CGPoint(x: 100, y: 120))
    stage.loop.settle()
  }

  @Test
  func `up to the largest undimmed detent what lies behind gets touches`() throws {
    try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }

    tapBehind()

    #expect(counter.taps == 1)
    #expect(root.presentedViewController === modal)
  }

  @Test
  func `a dimmed sheet is closed by the same tap`() throws {
    try present { $0.detents = [.medium()] }

    tapBehind()

    #expect(counter.taps == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a finger in a list expands the sheet only where that is preferred`(expands: Bool) throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 377, height: 800))
    scroll.contentSize = CGSize(width: 377, height: 3000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    modal.view.addSubview(scroll)
    try present {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }

    stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 400), hold: 0.3)
    stage.loop.settle()

    let sheet = try #require(modal.sheetPresentationController)
    #expect((sheet.selectedDetentIdentifier == .large) == expands)
    #expect((scroll.contentOffset.y > 100) == !expands)
  }

  @Test
  func `on its side a phone shows a sheet in full, or at its edge`() throws {
    try present { $0.detents = [.medium(), .large()] }
    stage.rotate(to: .landscapeRight)
    stage.loop.settle()
    let sheet = try #require(modal.sheetPresentationController)
    #expect(sheet.frameOfPresentedViewInContainerView == root.view.bounds)
    #expect(root.view.bounds.width == 852)
    stage.drag(from: CGPoint(x: 400, y: 20), to: CGPoint(x: 400, y: 380))
    stage.loop.settle()
    #expect(root.presentedViewController === modal)

    sheet.prefersEdgeAttachedInCompactHeight = true
    stage.loop.settle()
    let frame = sheet.frameOfPresentedViewInContainerView
    #expect(frame.minY > 0)
    #expect(frame.width < 852)
    modal.preferredContentSize = CGSize(width: 400, height: 200)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    stage.loop.settle()

    #expect(sheet.frameOfPresentedViewInContainerView.width == 400)
    #expect(sheet.frameOfPresentedViewInContainerView.midX == 426)
  }
}
