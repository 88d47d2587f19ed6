import Foundation
@_spi(Headless) import UIKit

// What a turn of the update loop costs when nothing asks for it: it must not grow with the tree.
@MainActor
func idleTurn(views count: Int) -> Measurement {
  let stage = Stage()
  return stage.perform {
    let controller = UIViewController()
    for _ in 0..<count { controller.view.addSubview(UIView()) }
    stage.show(controller)
    return measure("\(count) views", count: 100) { stage.loop.turn() }
  }
}

printRatios("An idle turn", limit: 3, idleTurn(views: 10), idleTurn(views: 1000))
