import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ViewDrawingTests {
  let stage = Stage.current

  final class Meter: UIView {
    var rects: [CGRect] = []
    var value: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height))
    }
  }

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stage.show(UIViewController()).addSubview(view)
    stage.loop.flush()
  }

  private func width(_ view: UIView) -> CGFloat? {
    guard case .group(let group) = view.displayGroup() else { return nil }
    for item in group.items {
      if case .fill(let shape, _) = item { return shape.boundingBox.width }
    }
    return nil
  }

  @Test
  func `a view is drawn once before it is shown`() {
    let meter = Meter()
    #expect(meter.rects.isEmpty)

    show(meter)

    #expect(meter.rects == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    #expect(width(meter) == 50)
  }

  @Test
  func `it is drawn again once a turn when that was asked for, and never else`() {
    let meter = Meter()
    show(meter)

    meter.alpha = 0.5
    meter.center.x += 10
    stage.loop.flush()
    #expect(meter.rects.count == 1)
    meter.value = 0.1
    meter.value = 0.2
    stage.loop.flush()

    #expect(meter.rects.count == 2)
    #expect(width(meter) == 20)
  }

  @Test
  func `a new size stretches what was drawn, unless the view is to be drawn anew`() throws {
    let meter = Meter()
    show(meter)

    meter.frame.size.width = 200
    stage.loop.flush()
    #expect(meter.rects.count == 1)
    guard case .group(let group) = meter.displayGroup(), case .group(let drawn) = group.items.first
    else {
      Issue.record("nothing stretched")
      return
    }
    #expect(drawn.projection?.affine.a == 2)
    meter.contentMode = .redraw
    meter.frame.size.width = 300
    stage.loop.flush()

    #expect(meter.rects.count == 2)
    #expect(width(meter) == 150)
  }

  @Test
  func `a view draws in the colours of its traits`() {
    final class Label: UIView {
      var isDark: Bool?
      override func draw(_ rect: CGRect) {
        isDark = UITraitCollection.current.userInterfaceStyle == .dark
      }
    }
    let view = Label()
    view.overrideUserInterfaceStyle = .dark

    show(view)

    #expect(view.isDark == true)
  }

  @Test
  func `a picture of a hierarchy holds what is shown`() {
    let meter = Meter()
    show(meter)

    let image = UIGraphicsImageRenderer(bounds: meter.bounds).image { context in
      #expect(meter.drawHierarchy(in: meter.bounds, afterScreenUpdates: true))
      meter.layer.render(in: context.cgContext)
    }

    #expect(image.size == CGSize(width: 100, height: 10))
    #expect(!meter.drawHierarchy(in: meter.bounds, afterScreenUpdates: false))
  }
}
