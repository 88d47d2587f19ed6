internal import Foundation
internal import GalleryStories
internal import NavigationBridge
@_spi(Headless) internal import SwiftUI
@_spi(Headless) internal import UIKit

/// A hosted screen against UIKit by hand, and what a thousand of them leave behind.
@MainActor
enum Ground {
  static func run(_ report: Report) {
    report.section("A hosted screen against a plain UIHostingController with items set by hand")
    compareStateChanges(report)
    comparePushes(report)
    report.section("A thousand animated pushes and pops")
    pushAndPopAThousandTimes(report)
  }

  // MARK: One state change

  private static func compareStateChanges(_ report: Report) {
    let plain = Side { PlainDetails.makeController($0) }
    let bridged = Side { BridgedDetails(remote: $0).hostedWithBridge() }
    let comparison = Comparison(
      count: 20,
      yardstick: Comparison.Work { plain.toggle() },
      subject: Comparison.Work { bridged.toggle() }
    )
    report.ratio("a state change until the bar item changed", comparison, atMost: 1.5)

    ItemWrites.reset()
    for _ in 0..<1000 { bridged.rename() }
    report.count(
      "writes to items in 1,000 changes the bar doesn't show",
      ItemWrites.navigationItems.total + ItemWrites.barItems.total,
      equals: 0
    )
    ItemWrites.reset()
    for _ in 0..<1000 { bridged.toggle() }
    report.count(
      "writes to the bar item in 1,000 changes of it",
      ItemWrites.navigationItems.total + ItemWrites.barItems.total,
      equals: 1000
    )
  }

  /// A screen on top of a stack, on a stage of its own.
  @MainActor
  final class Side {
    private let stage = Stage()
    private let remote = Remote()
    private let item: UINavigationItem
    private var number = 0

    init(_ make: (Remote) -> UIViewController) {
      let remote = remote
      let controller = stage.perform { make(remote) }
      item = controller.navigationItem
      stage.perform {
        let stack = UINavigationController(rootViewController: UIViewController())
        stage.show(stack)
        stack.pushViewController(controller, animated: false)
        stage.loop.settle()
      }
    }

    /// Changes the state, and waits for the item.
    func toggle() {
      let wanted = item.rightBarButtonItems?.first?.isEnabled == false
      stage.perform {
        remote.canSave?.wrappedValue = wanted
        stage.loop.flush()
      }
      precondition(item.rightBarButtonItems?.first?.isEnabled == wanted)
    }

    /// Changes what the bar doesn't show.
    func rename() {
      number += 1
      stage.perform {
        remote.name?.wrappedValue = "Report \(number)"
        stage.loop.flush()
      }
    }
  }

  // MARK: One push

  private static func comparePushes(_ report: Report) {
    let plain = Pusher { PlainDetails.makeController(Remote()) }
    let bridged = Pusher { BridgedDetails(remote: Remote()).hostedWithBridge() }
    let comparison = Comparison(
      count: 10,
      yardstick: Comparison.Work({ plain.push() }, reset: { plain.pop() }),
      subject: Comparison.Work({ bridged.push() }, reset: { bridged.pop() })
    )
    report.ratio("push and settle, four items and a menu", comparison, atMost: 1.25)
  }

  private static func pushAndPopAThousandTimes(_ report: Report) {
    let trace = Trace()
    let pusher = Pusher { TracedController(content: BridgedDetails(remote: Remote()), trace) }
    pusher.observe(with: trace)
    pusher.push()
    pusher.pop()
    trace.count = 0

    let before = Live()
    var times: [Double] = []
    var memory: [Int] = []
    for _ in 1...3 {
      times.append(
        time {
          for _ in 0..<1000 {
            pusher.push()
            pusher.pop()
          }
        }
      )
      memory.append(Live.residentMemory)
    }
    report.time("one round, with all callbacks", Samples(times), under: 2e9)
    report.count("callbacks heard in three rounds", trace.count, equals: 3 * 1000 * Trace.each)
    report.count(
      "controllers, views, nodes, items left",
      Live.difference(before, Live()),
      equals: 0
    )
    report.growth(
      "resident memory, round 2 to round 3",
      from: memory[1],
      to: memory[2],
      atMost: 0.05,
      unit: "KiB"
    )
  }
}
