import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ScrollIndicatorTests {
  private let stage = Stage.current
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    let controller = UIViewController()
    controller.view.addSubview(scroller)
    scroller.contentSize = CGSize(width: 393, height: 3000)
    stage.show(controller)
  }

  private func pull() {
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), releases: false)
  }

  @Test
  func `an indicator shows while a finger scrolls, and only then`() {
    #expect(scroller.overlayDisplayItems().isEmpty)

    pull()
    #expect(scroller.overlayDisplayItems().count == 1)
    stage.touchUp()
    stage.loop.settle()

    #expect(scroller.overlayDisplayItems().isEmpty)
  }

  @Test
  func `a view without indicators shows none`() {
    scroller.showsVerticalScrollIndicator = false

    pull()

    #expect(scroller.overlayDisplayItems().isEmpty)
  }

  @Test
  func `an indicator has the colour of its style`() {
    pull()
    let plain = scroller.overlayDisplayItems()

    scroller.indicatorStyle = .white

    #expect(scroller.overlayDisplayItems() != plain)
  }
}
