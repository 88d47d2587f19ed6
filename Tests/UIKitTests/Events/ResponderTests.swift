import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.1 and C.3: the responder chain and who is first in it.
@MainActor
@Suite(.onStage)
struct ResponderTests {
  private let stage = Stage.current
  private let controller = UIViewController()

  @Test
  func `the chain goes from a view over controllers to the window, scene and application`() {
    let child = UIViewController()
    let view = UIView()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    child.view.addSubview(view)
    let window = stage.show(controller)

    #expect(view.next === child.view)
    #expect(child.view.next === child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    // The window's own view around the root is none of the public ones.
    let above = sequence(first: controller.next) { $0?.next }.prefix(8).compactMap { $0 }
    let order = above.map { responder in
      switch responder {
      case window: "window"
      case window.windowScene: "scene"
      case UIApplication.shared: "application"
      default: "-"
      }
    }
    #expect(order.filter { $0 != "-" } == ["window", "scene", "application"])
    #expect(order.last == "application")
  }

  @Test
  func `after the application comes its delegate, if it is a responder`() {
    let delegate = RespondingDelegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)

    UIApplication.shared.delegate = PlainDelegate()

    #expect(UIApplication.shared.next == nil)
  }

  @Test
  func `a presented controller's next is the one that presents it`() {
    let presented = UIViewController()
    stage.show(controller)
    controller.present(presented, animated: false)
    stage.loop.settle()

    let above = sequence(first: presented.next) { $0?.next }.prefix(6).compactMap { $0 }
    #expect(above.contains { $0 === controller })
  }

  @Test
  func `a plain view doesn't become first responder, one that says so does`() {
    let plain = UIView()
    let willing = WillingView()
    controller.view.addSubview(plain)
    controller.view.addSubview(willing)
    stage.show(controller)

    #expect(!plain.canBecomeFirstResponder)
    #expect(plain.canResignFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(willing.becomeFirstResponder())
    #expect(willing.isFirstResponder)
  }

  @Test
  func `the first responder must consent to another`() {
    let first = WillingView()
    let second = WillingView()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    stage.show(controller)
    first.becomeFirstResponder()

    first.resigns = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.resigns = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
  }

  @Test
  func `outside a window none becomes first, and who is removed resigns`() {
    let willing = WillingView()
    #expect(!willing.becomeFirstResponder())
    controller.view.addSubview(willing)
    stage.show(controller)
    willing.becomeFirstResponder()

    willing.removeFromSuperview()

    #expect(!willing.isFirstResponder)
  }
}

private final class WillingView: UIView {
  var resigns = true

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}

private final class RespondingDelegate: UIResponder, UIApplicationDelegate {}
private final class PlainDelegate: NSObject, UIApplicationDelegate {}
