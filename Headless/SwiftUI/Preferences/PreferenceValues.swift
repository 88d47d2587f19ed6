/// The value of one key, reduced over nodes in order.
struct PreferenceValue<K: PreferenceKey> {
  private(set) var value: K.Value?

  mutating func add(_ next: K.Value) {
    guard var value else {
      self.value = next
      return
    }
    K.reduce(value: &value) { next }
    self.value = value
  }
}

extension Node {
  /// The value that the views below this node and itself give a key; nil if none does.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let source = self as? any PreferenceSource {
      return source.preference(key, content: contentPreference(key))
    }
    return contentPreference(key)
  }

  private func contentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var reduced = PreferenceValue<K>()
    forEachChild { child in
      if let value = child.preference(key) { reduced.add(value) }
    }
    return reduced.value
  }
}

/// A node that sets or changes preferences.
@MainActor
protocol PreferenceSource: Node {
  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value?
}

/// A node that is told when preferences may have changed.
@MainActor
protocol PreferenceObserver: Node {
  func preferencesMayHaveChanged()
}

/// The nodes that look at preferences.
@MainActor
struct PreferenceList {
  var isDirty = false
  private var observers: [Weak] = []

  private struct Weak {
    weak var node: (any PreferenceObserver)?
  }

  mutating func add(_ observer: any PreferenceObserver) {
    observers.append(Weak(node: observer))
    isDirty = true
  }

  mutating func deliver() {
    observers.removeAll { $0.node?.isMounted != true }
    for observer in observers {
      observer.node?.preferencesMayHaveChanged()
    }
  }
}
