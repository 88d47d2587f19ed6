/// The slots of one screen, in the order in which parts are written.
@MainActor
struct BarSlots {
  private(set) var all: [any BarSlot] = []
  private var parts: [BarPart] = []

  subscript(part: BarPart) -> (any BarSlot)? {
    parts.firstIndex(of: part).map { all[$0] }
  }

  /// Makes the slot of a part if it has none yet.
  mutating func claim(_ part: BarPart) {
    let index = parts.firstIndex { $0 >= part } ?? parts.endIndex
    if index < parts.endIndex, parts[index] == part { return }
    guard let slot = part.makeSlot() else { return }
    parts.insert(part, at: index)
    all.insert(slot, at: index)
  }

  mutating func removeAll() {
    all = []
    parts = []
  }
}
