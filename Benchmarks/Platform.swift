internal import Foundation
@_spi(Headless) internal import SwiftUI
@_spi(Headless) internal import UIKit

/// What the headless runtime itself costs.
@MainActor
enum Platform {
  static func run(_ report: Report) {
    report.section("The runtime (yardstick: a probe of 133 nodes without layout, another machine)")
    buildForm(report)
    changeForm(report)
    showLongList(report)
    idle(report)
  }

  // MARK: A form of 100 rows

  private static func buildForm(_ report: Report) {
    let stage = Stage()
    // All bodies run, as in a window, and nothing is laid out.
    stage.updatesHostingViewsOffWindow = true
    var built: [UIViewController] = []
    let samples = stage.perform {
      measure {
        let host = UIHostingController(rootView: RowsForm(remote: RowsRemote()))
        _ = host.sizeThatFits(in: stage.device.size)
        built.append(host)
      } reset: {
        built.removeAll()
      }
    }
    report.time("a form of 100 rows: build", samples, under: 1e6, known: 106e3)

    stage.updatesHostingViewsOffWindow = false
    var window: UIWindow?
    let shown = stage.perform {
      measure {
        window = stage.show(UIHostingController(rootView: RowsForm(remote: RowsRemote())))
      } reset: {
        window?.isHidden = true
        window?.rootViewController = nil
        stage.loop.settle()
      }
    }
    report.note(
      "  … shown in a window and laid out",
      duration(shown.median),
      measured: "best \(duration(shown.best))"
    )
  }

  private static func changeForm(_ report: Report) {
    let stage = Stage()
    let remote = RowsRemote()
    stage.perform {
      stage.show(UIHostingController(rootView: RowsForm(remote: remote)))
      stage.loop.settle()

      let leaf = measure(count: 20) {
        remote.leaf?.wrappedValue += 1
        stage.loop.flush()
      }
      report.time("  one leaf changes", leaf, under: 20e3, known: 4e3)
      let before = Counters.bodyEvaluations
      remote.leaf?.wrappedValue += 1
      stage.loop.flush()
      report.count("  … bodies evaluated for a leaf", Counters.bodyEvaluations - before, equals: 1)

      let root = measure(count: 20) {
        remote.root?.wrappedValue += 1
        stage.loop.flush()
      }
      report.time("  the root changes, nothing below", root, under: 100e3, known: 27e3)
      let beforeRoot = Counters.bodyEvaluations
      remote.root?.wrappedValue += 1
      stage.loop.flush()
      report.count(
        "  … bodies evaluated for the root, the form's own included",
        Counters.bodyEvaluations - beforeRoot,
        equals: 2
      )

      let tree = measure { _ = stage.window?.textTree() }
      report.time("  the window's text tree", tree, under: 2e6)
    }
  }

  // MARK: A list of 10,000 rows

  /// It holds the visible ones only: what a screen shows, and a little at its edges.
  private static func showLongList(_ report: Report) {
    let stage = Stage()
    stage.perform {
      let before = Counters.bodyEvaluations
      let host = UIHostingController(rootView: LongList())
      stage.show(host)
      stage.loop.settle()
      let made = Counters.bodyEvaluations - before
      report.count("a list of 10,000 rows: bodies evaluated", made, atMost: 40)

      let source = LongTable()
      let table = UITableView(frame: CGRect(origin: .zero, size: stage.device.size))
      table.dataSource = source
      let controller = UIViewController()
      controller.view.addSubview(table)
      stage.show(controller)
      stage.loop.settle()
      table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: false)
      stage.loop.settle()
      let cells = table.subviews.count { $0 is UITableViewCell }
      report.count("  … a table of them: cells held", cells, atMost: 40)
      report.count("  … and made, also after scrolling far", source.made, atMost: 80)
    }
  }

  // MARK: Doing nothing

  private static func idle(_ report: Report) {
    func turn(views count: Int) -> Comparison.Work {
      let stage = Stage()
      stage.perform {
        let controller = UIViewController()
        for _ in 0..<count { controller.view.addSubview(UIView()) }
        stage.show(controller)
      }
      return Comparison.Work { stage.perform { stage.loop.turn() } }
    }
    let comparison = Comparison(count: 100, yardstick: turn(views: 10), subject: turn(views: 1000))
    report.ratio("a needless turn, 10 and 1,000 views", comparison, atMost: 3)

    let stage = Stage()
    stage.perform {
      stage.show(UIHostingController(rootView: RowsForm(remote: RowsRemote())))
      stage.loop.settle()
      // What was asked for while it settled runs here, as it would in an app.
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      let before = stage.loop.turnCount
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
      report.count("wake-ups of an idle loop", stage.loop.turnCount - before, equals: 0)
    }
  }
}
