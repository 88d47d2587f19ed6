@_spi(Headless) internal import UIKit

/// A stack to which screens are pushed.
@MainActor
final class Pusher {
  private let stage = Stage()
  private let stack: UINavigationController
  private let make: () -> UIViewController

  init(_ make: @escaping () -> UIViewController) {
    self.make = make
    stack = stage.perform { UINavigationController(rootViewController: UIViewController()) }
    stage.show(stack)
    stage.loop.settle()
  }

  func push() {
    stage.perform {
      stack.pushViewController(make(), animated: true)
      stage.loop.settle()
    }
  }

  func pop() {
    stage.perform {
      stack.popViewController(animated: true)
      stage.loop.settle()
    }
  }

  func observe(with trace: Trace) {
    stack.delegate = trace
  }
}
