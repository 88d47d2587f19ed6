/// A part that is one plain property of an object.
@MainActor
final class ValueSlot: BarSlot {
  private let bring: @MainActor (NavigationBarConfiguration, BarScreen) -> Void
  private let isStanding: @MainActor (BarScreen) -> Bool

  /// The work is in closures that are inlined where the type of the value is known: they run in
  /// each update and each layout.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - type: The type of the value.
  ///   - property: The name of the property, for the log.
  ///   - read: The live value. Nil where the system doesn't have the property.
  ///   - write: Sets the live value.
  @inline(__always)
  init<Value: Equatable>(
    _ part: BarPart,
    of type: Value.Type,
    property: String,
    read: @escaping @MainActor (BarScreen) -> Value?,
    write: @escaping @MainActor (BarScreen, Value) -> Void
  ) {
    let claimed = ClaimedValue<Value>()
    bring = { description, screen in
      guard let live = read(screen) else { return }
      claimed.set(description.value(part), live: live) { value in
        screen.write(property) { write(screen, value) }
      }
    }
    isStanding = { screen in
      guard let applied = claimed.applied else { return false }
      return read(screen) == applied
    }
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    bring(description, screen)
  }

  func reassert(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    if !isStanding(screen) { bring(description, screen) }
  }
}
