import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.2: where constraints are held, and what they refuse.
@MainActor
@Suite(.onStage)
struct ConstraintErrorTests {
  @Test
  func `a constraint is held by the nearest view that contains both sides`() {
    let parent = UIView()
    let views = [UIView(), UIView()]
    let below = UIView()
    for view in views { parent.addSubview(view) }
    views[0].addSubview(below)

    let between = below.topAnchor.constraint(equalTo: views[1].topAnchor)
    let inside = below.leadingAnchor.constraint(equalTo: views[0].leadingAnchor)
    let alone = below.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([between, inside, alone])

    #expect(parent.constraints == [between])
    #expect(views[0].constraints == [inside])
    #expect(below.constraints == [alone])
    NSLayoutConstraint.deactivate([between])
    #expect(parent.constraints.isEmpty)
    #expect(!between.isActive)
  }

  @Test
  func `an active constraint can't stop being required`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = .defaultHigh
      width.isActive = true
      width.priority = .defaultHigh
    }
  }

  @Test
  func `a weaker constraint may change its priority, and any while it is inactive`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    width.isActive = true

    width.priority = .defaultLow
    width.isActive = false
    width.priority = .required

    #expect(width.priority == .required)
  }

  @Test
  func `leading doesn't go with left`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      let parent = UIView()
      let view = UIView()
      parent.addSubview(view)
      NSLayoutConstraint(
        item: view,
        attribute: .leading,
        relatedBy: .equal,
        toItem: parent,
        attribute: .left,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }
}
