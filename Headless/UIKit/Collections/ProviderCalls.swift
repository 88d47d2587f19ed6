/// Whether a data source is making a cell or view: a registration that is made then is refused.
@MainActor
enum ProviderCalls {
  private static var depth = 0

  static var areRunning: Bool { depth > 0 }

  static func run<T>(_ call: () -> T) -> T {
    depth += 1
    defer { depth -= 1 }
    return call()
  }

  // C.4, from 15 on.
  static func refuse(_ view: String, _ place: String) -> Never {
    raise(
      .internalInconsistency,
      "Attempted to dequeue \(view) using a registration that was created inside \(place). "
        + "Creating a new registration each time a cell is requested will prevent reuse and cause "
        + "created cells to remain inaccessible in memory for the lifetime of the collection view. "
        + "Registrations should be created up front and reused."
    )
  }
}
