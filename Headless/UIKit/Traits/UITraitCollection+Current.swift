import Synchronization

extension UITraitCollection {
  /// The traits of what is being laid out or drawn; outside of that, the screen's.
  @available(iOS 13.0, *)
  public class var current: UITraitCollection {
    get { CurrentTraits.ofStage.value }
    set { CurrentTraits.ofStage.pushed = newValue }
  }

  @available(iOS 13.0, *)
  public func performAsCurrent(_ actions: () -> Void) {
    let box = CurrentTraits.ofStage
    let old = box.pushed
    box.pushed = self
    actions()
    box.pushed = old
  }
}

/// Holds `UITraitCollection.current`, which is readable off the main actor.
final class CurrentTraits: Sendable {
  private struct Values {
    var screen: UITraitCollection
    var pushed: UITraitCollection?
  }

  private let values: Mutex<Values>
  private static let fallback = CurrentTraits(screen: UITraitCollection(device: .standard))

  init(screen: UITraitCollection) {
    values = Mutex(Values(screen: screen))
  }

  static var ofStage: CurrentTraits {
    StageLocal.current?.currentTraits ?? fallback
  }

  var screen: UITraitCollection {
    get { values.withLock { $0.screen } }
    set { values.withLock { $0.screen = newValue } }
  }

  var pushed: UITraitCollection? {
    get { values.withLock { $0.pushed } }
    set { values.withLock { $0.pushed = newValue } }
  }

  var value: UITraitCollection {
    values.withLock { $0.pushed ?? $0.screen }
  }
}
