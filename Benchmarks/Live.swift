internal import Foundation
@_spi(Headless) internal import SwiftUI
@_spi(Headless) internal import UIKit

/// What is alive: the same before and after what leaves nothing behind.
@MainActor
struct Live: Equatable {
  let controllers = LiveCounters.controllers
  let views = LiveCounters.views
  let navigationItems = LiveCounters.navigationItems
  let barItems = LiveCounters.barItems
  let nodes = Counters.liveNodes

  static func difference(_ before: Live, _ after: Live) -> Int {
    [\Live.controllers, \.views, \.navigationItems, \.barItems, \.nodes]
      .map { abs(after[keyPath: $0] - before[keyPath: $0]) }
      .reduce(0, +)
  }

  /// The memory of the process that is in use, in KiB.
  static var residentMemory: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}
