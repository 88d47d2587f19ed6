import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct PopoverPlaceTests {
  private let area = CGRect(x: 10, y: 40, width: 800, height: 1000)
  private let source = CGRect(x: 400, y: 500, width: 40, height: 40)

  private func place(
    _ directions: UIPopoverArrowDirection,
    size: CGSize = CGSize(width: 300, height: 200),
    overlaps: Bool = false
  ) -> PopoverPlace {
    PopoverPlace(
      size: size,
      area: area,
      source: source,
      directions: directions,
      overlaps: overlaps
    )
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, CGPoint(x: 270, y: 550)),
    (.down, CGPoint(x: 270, y: 290)),
    (.left, CGPoint(x: 450, y: 420)),
    (.right, CGPoint(x: 90, y: 420)),
    (.any, CGPoint(x: 270, y: 550)),
  ])
  func `the card lies where its arrow may point`(
    direction: UIPopoverArrowDirection,
    origin: CGPoint
  ) {
    let place = place(direction)

    #expect(place.frame == CGRect(origin: origin, size: CGSize(width: 300, height: 200)))
  }

  @Test
  func `a card that is too high shrinks, unless it may lie over its source`() {
    let size = CGSize(width: 300, height: 700)

    #expect(place(.up, size: size).frame.height == 490)
    let over = place(.up, size: size, overlaps: true)
    #expect(over.frame.height == 700)
    #expect(over.frame.maxY == area.maxY)
  }

  @Test
  func `only views that are let through get touches beside a popover`() {
    Stage(device: .pad).perform {
      let stage = Stage.current
      let root = UIViewController()
      stage.show(root)
      var taps: [String] = []
      @MainActor
      func button(_ name: String, y: CGFloat) -> UIButton {
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: name) { _ in
            taps.append(name)
          }
        )
        button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
        root.view.addSubview(button)
        return button
      }
      let through = button("through", y: 900)
      _ = button("other", y: 1000)
      let modal = UIViewController()
      modal.modalPresentationStyle = .popover
      modal.popoverPresentationController?.sourceView = root.view
      modal.popoverPresentationController?.sourceRect = CGRect(
        x: 400,
        y: 100,
        width: 40,
        height: 40
      )
      modal.popoverPresentationController?.passthroughViews = [through]
      root.present(modal, animated: false)
      stage.loop.settle()

      stage.tap(at: CGPoint(x: 40, y: 920))
      stage.loop.settle()
      #expect(taps == ["through"])
      #expect(root.presentedViewController === modal)
      stage.tap(at: CGPoint(x: 40, y: 1020))
      stage.loop.settle()

      #expect(taps == ["through"])
      #expect(root.presentedViewController == nil)
    }
  }
}
