internal import Observation
internal import Synchronization

// Views sheet, C.2: properties are updated before layout, and asked for apart from it.
extension UIView {
  func markNeedsPropertyUpdate() {
    storage.needsPropertyUpdate = true
    markSubtreeNeedsLayout()
    setNeedsDisplay()
  }

  /// What is read of observable objects meanwhile asks for the next update when it changes.
  func performPropertyUpdateIfNeeded() {
    guard storage.needsPropertyUpdate else { return }
    storage.needsPropertyUpdate = false
    withObservationTracking(
      {
        owningController?.updateProperties()
        updateProperties()
      },
      onChange: propertyChange()
    )
  }

  /// Made only where something observable was read: most views read nothing.
  private func propertyChange() -> @Sendable () -> Void {
    let change = ObservedChange(of: self)
    return { change.happened() }
  }
}

/// A change of what a view has read, which may happen on any thread.
private final class ObservedChange: Sendable {
  private weak let view: UIView?
  private let changes: ObservedChanges
  private let loop: UpdateLoop

  @MainActor
  init(of view: UIView) {
    self.view = view
    changes = Stage.current.observedChanges
    loop = Stage.current.loop
  }

  func happened() {
    changes.add(view)
    loop.setNeedsTurn()
  }
}

/// The views that wait to hear of such changes, until the next layout.
final class ObservedChanges: Sendable {
  private struct Entry {
    weak var view: UIView?
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ view: UIView?) {
    entries.withLock { $0.append(Entry(view: view)) }
  }

  @MainActor
  func deliver() {
    let entries = entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
    for entry in entries { entry.view?.markNeedsPropertyUpdate() }
  }
}
