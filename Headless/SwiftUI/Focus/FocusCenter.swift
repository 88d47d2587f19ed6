@_spi(Headless) import UIKit

/// What is focused in a scene, for the views that read it.
@MainActor
final class FocusCenter {
  nonisolated let values = SharedLocation(FocusedValues())
  private var scene: [Weak] = []
  private weak var focused: Node?
  private var focusedValues = FocusedValues()

  private struct Weak {
    weak var source: (any FocusedSceneSource)?
  }

  private struct Entry {
    weak var stage: Stage?
    let center: FocusCenter
  }

  private static var entries: [Entry] = []

  static func of(_ stage: Stage) -> FocusCenter {
    entries.removeAll { $0.stage == nil }
    if let known = entries.first(where: { $0.stage === stage }) { return known.center }
    let center = FocusCenter()
    entries.append(Entry(stage: stage, center: center))
    return center
  }

  // MARK: What has the focus

  /// A view got the focus, or what is around it says something else.
  func focus(_ node: Node) {
    focused = node
    focusedValues = node.environment.focusedValues
    update()
  }

  func isFocused(_ node: Node) -> Bool { focused === node }

  func unfocus(_ node: Node) {
    guard focused === node else { return }
    focused = nil
    focusedValues = FocusedValues()
    update()
  }

  // MARK: What counts in the whole scene

  func add(_ source: any FocusedSceneSource) {
    remove(source)
    scene.append(Weak(source: source))
    update()
  }

  func remove(_ source: any FocusedSceneSource) {
    scene.removeAll { $0.source == nil || $0.source === source }
    update()
  }

  func update() {
    var values = focusedValues
    // What was shown last is nearest to the person.
    for entry in scene.reversed() {
      if let source = entry.source { values = values.above(source.sceneValues) }
    }
    self.values.set(values, Transaction())
  }
}

/// A view whose values count wherever in its scene the focus is.
@MainActor
protocol FocusedSceneSource: Node {
  var sceneValues: FocusedValues { get }
}

extension Node {
  /// Tells that the view has the keyboard, or has it no longer.
  final func setHasFocus(_ hasFocus: Bool) {
    let center = FocusCenter.of(graph.stage)
    if hasFocus { center.focus(self) } else { center.unfocus(self) }
  }

  /// Tells the readers what is around the view now, if it has the focus.
  final func focusedEnvironmentDidChange() {
    let center = FocusCenter.of(graph.stage)
    guard center.isFocused(self) else { return }
    graph.enqueue { [weak self] in
      if let self, center.isFocused(self) { center.focus(self) }
    }
  }
}

extension EnvironmentValues {
  /// What the views around say to those that look at the focused view.
  var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

private enum FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}
