import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CAShapeLayerTests {
  let stage = Stage.current
  let layer = CAShapeLayer()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 3
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    stage.show(UIViewController()).addSubview(view)
    stage.loop.settle()
  }

  private func shownStroke() -> (shape: DisplayShape, line: DisplayStroke)? {
    guard case .group(let group) = view.displayGroup() else { return nil }
    for case .group(let inner) in group.items {
      for case .stroke(let shape, _, let line) in inner.items { return (shape, line) }
    }
    return nil
  }

  @Test
  func `a path is stroked as the layer says`() throws {
    layer.lineCap = .round
    layer.lineDashPattern = [4, 2]
    show()

    let stroke = try #require(shownStroke())
    #expect(stroke.line.width == 3 && stroke.line.cap == .round && stroke.line.dash == [4, 2])
    #expect(stroke.shape.boundingBox.width == 100)
  }

  @Test
  func `the end of a stroke moves by itself when it is set`() throws {
    show()

    layer.strokeEnd = 0
    stage.loop.advance(by: 0.125)
    let middle = try #require(shownStroke()?.shape.boundingBox.width)
    #expect(middle > 5 && middle < 95)
    stage.loop.advance(by: 0.125)

    #expect(shownStroke()?.shape.boundingBox.width != 100)
    #expect(layer.strokeEnd == 0)
  }

  @Test
  func `without actions it is there at once`() throws {
    show()

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.strokeEnd = 0.5
    CATransaction.commit()

    #expect(shownStroke()?.shape.boundingBox.width == 50)
  }

  @Test
  func `an animation moves it and tells its delegate`() throws {
    show()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1

    layer.add(animation, forKey: "line")
    stage.loop.advance(by: 0.25)

    #expect(shownStroke()?.shape.boundingBox.width == 25)
    #expect(layer.animationKeys() == ["line"])
    stage.loop.settle()
    #expect(shownStroke()?.shape.boundingBox.width == 100)
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `one that repeats for ever lets the stage rest and goes on`() throws {
    show()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity

    layer.add(turn, forKey: "spin")
    #expect(stage.loop.settle())
    stage.loop.advance(by: 10.25)

    guard case .group(let group) = view.displayGroup(), case .group(let inner) = group.items.first,
      let map = inner.projection?.affine
    else {
      Issue.record("not turned")
      return
    }
    #expect(abs(map.b - 1) < 0.001)
    layer.removeAnimation(forKey: "spin")
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `a mask cuts a view to its path`() throws {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
    view.backgroundColor = .red
    view.layer.mask = mask

    guard case .group(let group) = view.displayGroup(), case .group(let cut) = group.items.first
    else {
      Issue.record("not cut")
      return
    }
    let clip = try #require(cut.clip)
    #expect(abs(clip.boundingBox.width - 50) < 0.1)
  }

  @Test
  func `a view makes the layer of its class`() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.type = .radial

    guard case .group(let group) = view.displayGroup(),
      case .fill(_, .radialGradient(let stops, _, _, _)) = group.items.first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.count == 2)
  }

  @Test
  func `a view turned in space is seen in perspective`() throws {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    view.transform3D = CATransform3DRotate(map, .pi / 3, 0, 1, 0)
    view.backgroundColor = .red

    guard case .group(let group) = view.displayGroup() else {
      Issue.record("not shown")
      return
    }
    let projection = try #require(group.projection)
    #expect(!projection.isAffine)
    view.layer.transform = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }
}
