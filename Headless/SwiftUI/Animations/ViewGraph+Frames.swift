@_spi(Headless) import UIKit

/// The nodes that are evaluated in each frame, while something of theirs is on its way.
struct FrameList {
  struct Entry {
    let node: NodeLink
    /// Nil for one that goes on until it is taken out.
    let run: AnimationRun?
  }

  var entries: [Entry] = []
  var next: Clock.Token?

  static let interval: TimeInterval = 1.0 / 60
}

extension ViewGraph {
  /// Evaluates a node in each frame until an animation is over.
  func evaluateFrames(of node: Node, along run: AnimationRun?) {
    frames.entries.removeAll { $0.node === node.link }
    frames.entries.append(.init(node: node.link, run: run))
    scheduleFrame()
  }

  func endFrames(of node: Node) {
    frames.entries.removeAll { $0.node === node.link }
  }

  /// Asks for the next frame; while the views aren't in a window there is none.
  func scheduleFrame() {
    guard isInWindow, frames.next == nil, !frames.entries.isEmpty else { return }
    let ends = frames.entries.compactMap { $0.run?.end }
    let frame = now + FrameList.interval
    let isAmbient = frames.entries.allSatisfy { entry in
      entry.run.map { $0.end == nil || $0.animation.isAmbient } ?? true
    }
    let time = ends.min().map { max(now, min(frame, $0)) } ?? frame
    frames.next = stage.clock.schedule(at: time, isAmbient: isAmbient) { [weak self] in
      self?.showFrame()
    }
  }

  private func showFrame() {
    frames.next = nil
    let entries = frames.entries
    frames.entries.removeAll { entry in
      guard let node = entry.node.node, node.isMounted else { return true }
      return entry.run?.isOver(at: now) ?? false
    }
    withTransaction(Transaction()) {
      for entry in entries {
        guard let node = entry.node.node, node.isMounted else { continue }
        markDirty(node)
      }
    }
    setNeedsDisplay()
    scheduleFrame()
  }
}
