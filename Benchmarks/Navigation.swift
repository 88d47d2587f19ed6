import NavigationBridge
internal import NavigationCore
import SwiftUI
@_spi(Headless) internal import UIKit

/// What a navigator costs beside calls to UIKit.
@MainActor
enum Navigation {
  static func run(_ report: Report) {
    report.section("A navigator against calls to a UINavigationController")
    comparePush(report)
    comparePath(report)
    countScreens(report)
    weighScreens(report)
    report.section("The planner, for paths that differ in their last screen")
    plan(report)
    report.section("The queue")
    queue(report)
  }

  private static func comparePush(_ report: Report) {
    let stage = Stage()
    let (raw, navigator) = stage.perform { (makeStack(on: stage), Navigator(root: Text("Root"))) }
    if let stack = navigator.navigationController { stage.show(stack) }
    stage.loop.settle()
    let comparison = Comparison(
      yardstick: .init {
        stage.perform {
          let screen = UIHostingController(rootView: Text("Screen"))
          raw.pushViewController(screen, animated: true)
          stage.loop.settle()
        }
      } reset: {
        stage.perform {
          raw.popViewController(animated: false)
          stage.loop.settle()
        }
      },
      subject: .init {
        stage.perform {
          navigator.push(Numbered(number: 1))
          stage.loop.settle()
        }
      } reset: {
        stage.perform {
          navigator.pop(animated: false)
          stage.loop.settle()
        }
      }
    )
    report.ratio("push by route", comparison, atMost: 1.2)
  }

  private static func comparePath(_ report: Report) {
    let stage = Stage()
    let (raw, navigator) = stage.perform { (makeStack(on: stage), Navigator(root: Text("Root"))) }
    let root = raw.viewControllers
    let routes = (0..<1000).map { Numbered(number: $0) }
    let comparison = Comparison(
      runs: 15,
      yardstick: .init {
        stage.perform {
          let screens = (0..<1000).map { _ in UIHostingController(rootView: EmptyView()) }
          raw.setViewControllers(root + screens, animated: false)
        }
      } reset: {
        stage.perform { raw.setViewControllers(root, animated: false) }
      },
      subject: .init {
        stage.perform { _ = navigator.setPath(routes, animated: false) }
      } reset: {
        stage.perform { _ = navigator.popToRoot(animated: false) }
      }
    )
    report.ratio("set a path of 1,000 routes", comparison, atMost: 1.2)
  }

  private static func countScreens(_ report: Report) {
    let stage = Stage()
    stage.perform {
      let navigator = Navigator(root: Text("Root"))
      Numbered.made = 0
      navigator.setPath((0..<1000).map { Numbered(number: $0) }, animated: false)
      stage.loop.settle()
      report.count("screens that a path of 1,000 makes", Numbered.made, atMost: 2)
      withExtendedLifetime(navigator) {}
    }
  }

  /// What a screen costs that is on the stack and was never seen.
  private static func weighScreens(_ report: Report) {
    let count = 10_000
    let stage = Stage()
    stage.perform {
      let raw = makeStack(on: stage)
      let before = Live.residentMemory
      let screens = (0..<count).map { _ in UIHostingController(rootView: EmptyView()) }
      raw.setViewControllers(raw.viewControllers + screens, animated: false)
      let between = Live.residentMemory
      let navigator = Navigator(root: Text("Root"))
      navigator.setPath((0..<count).map { Numbered(number: $0) }, animated: false)
      let after = Live.residentMemory
      report.note(
        "bytes of a covered screen",
        "\((after - between) * 1024 / count)",
        measured: "raw \((between - before) * 1024 / count)"
      )
      withExtendedLifetime((raw, navigator)) {}
    }
  }

  private static func makeStack(on stage: Stage) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: Text("R")))
    stage.show(stack)
    stage.loop.settle()
    return stack
  }

  // MARK: The core

  private static func plan(_ report: Report) {
    for (count, limit) in [(1_000, 1e5), (10_000, 1e6), (100_000, 1e7)] {
      let old = (0..<count).map { NavigationEntryID($0) }
      let new = old.dropLast() + [NavigationEntryID(count)]
      let times = (0..<15).map { _ in
        sample(count: 1, { _ = StackPlanner.plan(from: old, to: Array(new)) }, reset: nil)
      }
      report.time("a path of \(count)", Samples(times), under: limit)
    }
  }

  private static func queue(_ report: Report) {
    let runner = CommandRunner()
    let times = (0..<15).map { _ in
      sample(
        count: 10_000,
        {
          _ = runner.submit(
            CommandRunner.Operation(start: { runner.end($0, with: true) }, finish: { _ in })
          )
        },
        reset: nil
      )
    }
    report.time("a command through an idle queue", Samples(times), under: 5_000)
  }
}

/// A route that counts its screens.
private struct Numbered: Route {
  let number: Int
  @MainActor static var made = 0

  func view() -> some View {
    let _ = Self.made += 1
    Text("Screen \(number)")
  }
}
