import Foundation
import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Views sheet, A.1 to A.16: what its declarations say beside the values of the other suites.
@MainActor
@Suite(.onStage)
struct StatementTests {
  private let stage = Stage.current

  // A.1
  @Test
  func `moves and cancelled touches climb the responder chain too`() {
    let outer = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.addSubview(inner)
    let controller = UIViewController()
    controller.view.addSubview(outer)
    stage.show(controller)

    stage.touchDown(at: CGPoint(x: 150, y: 150))
    stage.touchMove(to: CGPoint(x: 160, y: 150))
    stage.touchCancel()
    stage.loop.settle()

    #expect(outer.events.first == "began")
    #expect(outer.events.contains("moved"))
    #expect(outer.events.last == "cancelled")
  }

  // A.2
  @Test
  func `a spring with little damping swings over its end`() {
    let view = shownView()
    var finished: Bool?

    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.2,
      initialSpringVelocity: 0,
      animations: { view.center.x = 200 },
      completion: { finished = $0 }
    )
    #expect(view.center.x == 200)
    var farthest: CGFloat = 0
    for _ in 0..<20 {
      stage.loop.advance(by: 0.05)
      farthest = max(farthest, view.presentationValue(.center, model: view.center).x)
    }
    stage.loop.settle()

    #expect(farthest > 201)
    #expect(finished == true)
  }

  // A.2
  @Test
  func `an animation tells its duration to what runs inside`() {
    var inherited: [TimeInterval] = [UIView.inheritedAnimationDuration]

    UIView.animate(withDuration: 0.7) {
      inherited.append(UIView.inheritedAnimationDuration)
    }

    #expect(inherited == [0, 0.7])
  }

  // A.2
  @Test
  func `siblings change their places`() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)

    view.exchangeSubview(at: 0, withSubviewAt: 1)

    #expect(view.subviews == [second, first])
  }

  // A.3
  @Test
  func `insets are coded, and taken from rectangles`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    let decoded = try JSONDecoder().decode(
      UIEdgeInsets.self,
      from: JSONEncoder().encode(insets)
    )
    let other = try JSONDecoder().decode(
      NSDirectionalEdgeInsets.self,
      from: JSONEncoder().encode(directional)
    )

    #expect(decoded == insets)
    #expect(other == directional)
    #expect(
      CGRect(x: 10, y: 10, width: 100, height: 100).inset(by: insets)
        == CGRect(x: 12, y: 11, width: 94, height: 96)
    )
    #expect(UIEdgeInsets() == .zero)
    #expect(UIView.layoutFittingCompressedSize == .zero)
  }

  // A.3
  @Test
  func `stacks have two spacings that stand for others`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let first = stack.arrangedSubviews[0]

    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    #expect(UIStackView.spacingUseDefault != UIStackView.spacingUseSystem)
    stack.setCustomSpacing(3, after: first)
    #expect(stack.customSpacing(after: first) == 3)
  }

  // A.5
  @Test
  func `tables estimate headers and footers by themselves`() {
    let table = UITableView(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }

    #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    #expect(source.defaultRowAnimation == .automatic)
  }

  // A.12
  @Test
  func `a recognizer takes one kind of touches at a time`() {
    #expect(UITapGestureRecognizer().requiresExclusiveTouchType)
  }

  // A.15
  @Test
  func `curves and springs say what they are`() {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    )
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5,
      initialVelocity: CGVector(dx: 1, dy: 2)
    )

    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.springTimingParameters == nil)
    #expect(spring.timingCurveType == .spring)
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    #expect(spring.cubicTimingParameters == nil)
  }

  // A.15
  @Test
  func `an animator that is run by its class is of that class`() {
    let view = shownView()
    var ended: UIViewAnimatingPosition?

    let animator = OwnAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      animations: { view.alpha = 0 },
      completion: { ended = $0 }
    )
    let own: OwnAnimator = animator

    #expect(own.note == "own")
    #expect(own.duration == 1)
    #expect(own.state == .active && own.isRunning)
    stage.loop.settle()
    #expect(ended == .end)
    #expect(own.state == .inactive)
  }

  private func shownView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.loop.settle()
    return view
  }
}

private final class OwnAnimator: UIViewPropertyAnimator {
  let note = "own"
}

private final class TouchLog: UIView {
  private(set) var events: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("cancelled")
  }
}
