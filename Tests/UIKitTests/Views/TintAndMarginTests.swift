import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.2: what a view inherits.
@MainActor
@Suite(.onStage)
struct TintAndMarginTests {
  private let controller = UIViewController()
  private let view = TintedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    controller.view.addSubview(view)
    Stage.current.show(controller)
    view.changes = 0
  }

  @Test
  func `a tint is the nearest ancestor's, in the end the system's blue`() {
    #expect(view.tintColor == .systemBlue)
    controller.view.tintColor = .systemRed
    #expect(view.tintColor == .systemRed)
    view.tintColor = .systemGreen
    #expect(view.tintColor == .systemGreen)
    view.tintColor = nil
    #expect(view.tintColor == .systemRed)
  }

  @Test
  func `a changed tint is told to all that inherit it and to no others`() {
    let own = TintedView()
    own.tintColor = .systemGreen
    let below = TintedView()
    view.addSubview(below)
    view.addSubview(own)
    for view in [view, below, own] { view.changes = 0 }

    controller.view.tintColor = .systemRed

    #expect(view.changes == 1)
    #expect(below.changes == 1)
    #expect(own.changes == 0)
  }

  @Test
  func `margins are eight, a controller's root view has the system's`() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(controller.view.layoutMargins.left == 16)
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
  }

  @Test
  func `margins grow by the safe area unless a view says no`() {
    let full = UIView(frame: controller.view.bounds)
    controller.view.addSubview(full)
    let top = full.safeAreaInsets.top
    #expect(top > 0)

    #expect(full.layoutMargins.top == top + 8)
    full.insetsLayoutMarginsFromSafeArea = false
    #expect(full.layoutMargins.top == 8)
  }

  @Test
  func `outside a window there is no safe area`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)

    #expect(child.safeAreaInsets == .zero)
    #expect(parent.safeAreaInsets == .zero)
  }
}

private final class TintedView: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}
