/// Values of the environment, kept for one generation of the graph's.
struct EnvironmentCache {
  private var known: (generation: Int, values: EnvironmentValues)?

  subscript(generation: Int) -> EnvironmentValues? {
    get {
      guard let known, known.generation == generation else { return nil }
      return known.values
    }
    set { known = newValue.map { (generation, $0) } }
  }

  mutating func clear() {
    known = nil
  }
}
