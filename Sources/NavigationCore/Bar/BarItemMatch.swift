/// Which live item each declared one keeps.
package struct BarItemMatch: Hashable, Sendable {
  /// The index of the live item that each declared one keeps.
  ///
  /// Nil: it is new.
  package var kept: [Int?]
  /// Whether the array has to be assigned: an item came, went, or changed its place.
  package var changesMembership: Bool

  /// Matches a declaration with the live items.
  ///
  /// An explicit id keeps its item while it stays declared, as long as a live item can take the new
  /// form. Items without one are matched by form, text and label, equal ones in their order; then
  /// by form and text; and what is left of a form by order.
  package init<ID: Hashable>(live: [BarItemSignature<ID>], declared: [BarItemSignature<ID>]) {
    guard !live.isEmpty else {
      kept = Array(repeating: nil, count: declared.count)
      changesMembership = !declared.isEmpty
      return
    }
    if live == declared, !Self.repeatsID(live) {
      kept = Array(live.indices)
      changesMembership = false
      return
    }
    var kept = [Int?](repeating: nil, count: declared.count)
    var free = Set(live.indices)

    func claim(where matches: (BarItemSignature<ID>, BarItemSignature<ID>) -> Bool) {
      for index in declared.indices where kept[index] == nil {
        let found = live.indices.first { free.contains($0) && matches(live[$0], declared[index]) }
        guard let found else { continue }
        kept[index] = found
        free.remove(found)
      }
    }

    claim { $0.isNamed && $0.explicitID == $1.explicitID && $0.form.canBecome($1.form) }
    claim { !$0.isNamed && $0 == $1 }
    claim { !$0.isNamed && !$1.isNamed && $0.form == $1.form && $0.text == $1.text }
    claim { !$0.isNamed && !$1.isNamed && $0.form == $1.form }

    self.kept = kept
    changesMembership = kept != live.indices.map { $0 }
  }

  private static func repeatsID<ID: Hashable>(_ items: [BarItemSignature<ID>]) -> Bool {
    var seen: Set<ID> = []
    for item in items {
      if let id = item.explicitID, !seen.insert(id).inserted { return true }
    }
    return false
  }
}

extension BarItemSignature {
  fileprivate var isNamed: Bool { explicitID != nil }
}
