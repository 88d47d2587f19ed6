@_spi(Headless) internal import UIKit

/// A modifier around scroll views that has to know what they do.
@MainActor
protocol ScrollWatcher: Node {
  /// The scroll view was laid out, moved, or both.
  func scrollDidChange(_ scroll: any ScrollHost)
  func scrollPhaseDidChange(from old: ScrollPhaseKind, to new: ScrollPhaseKind, of: any ScrollHost)
  /// Where scrolling is to end.
  func adjust(_ offset: inout CGPoint, velocity: CGPoint, in scroll: any ScrollHost)
}

extension ScrollWatcher {
  func scrollDidChange(_ scroll: any ScrollHost) {}
  func scrollPhaseDidChange(
    from old: ScrollPhaseKind,
    to new: ScrollPhaseKind,
    of: any ScrollHost
  ) {}
  func adjust(_ offset: inout CGPoint, velocity: CGPoint, in scroll: any ScrollHost) {}
}

enum ScrollPhaseKind {
  case idle, tracking, interacting, decelerating, animating
}

/// A scroll view whose targets can be asked for.
@MainActor
protocol ScrollHost: ScrollContainer {
  var scrollAxes: Axis.Set { get }
  var phase: ScrollPhaseKind { get }
  /// What it is given, before it asks its content how large that is.
  var offered: CGSize? { get }
}

extension ScrollHost {
  /// The watchers between this scroll view and the next one around it.
  var watchers: [any ScrollWatcher] {
    var list: [any ScrollWatcher] = []
    var node = parent
    while let current = node, !(current is any ScrollContainer) {
      if let watcher = current as? any ScrollWatcher { list.append(watcher) }
      node = current.parent
    }
    return list
  }

  /// The views of the layouts that are marked as targets, with their ids.
  var targets: [ScrollTargetView] {
    var list: [ScrollTargetView] = []
    forEachChild { $0.appendTargets(to: &list, isMarked: false) }
    return list
  }
}

@MainActor
struct ScrollTargetView {
  let id: AnyHashable?
  let node: Node

  var rect: CGRect? { node.contentRect }
}

/// A node whose layout's views are targets of scrolling.
@MainActor
protocol ScrollTargetLayoutMark: Node {
  var marksTargets: Bool { get }
}

extension Node {
  fileprivate func appendTargets(to list: inout [ScrollTargetView], isMarked: Bool) {
    guard !(self is any ScrollContainer) else { return }
    if isMarked {
      if let rows = self as? any IdentifiedContent {
        list += rows.identified.map { ScrollTargetView(id: $0.id, node: $0.node) }
        return
      }
      var parts: [Node] = []
      forEachChild { parts.append($0) }
      if parts.isEmpty { list.append(ScrollTargetView(id: nil, node: self)) }
      for part in parts { part.appendTargets(to: &list, isMarked: true) }
      return
    }
    let mark = (self as? any ScrollTargetLayoutMark)?.marksTargets ?? false
    forEachChild { $0.appendTargets(to: &list, isMarked: mark) }
  }
}
