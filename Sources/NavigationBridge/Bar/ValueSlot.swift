/// A part that is one plain property of an object.
@MainActor
final class ValueSlot<Value: Equatable>: BarSlot {
  private let part: BarPart
  private let property: String
  private let read: @MainActor (BarScreen) -> Value?
  private let write: @MainActor (BarScreen, Value) -> Void
  private let claimed = ClaimedValue<Value>()

  /// - Parameters:
  ///   - part: The part.
  ///   - property: The name of the property, for the log.
  ///   - read: The live value. Nil where the system doesn't have the property.
  ///   - write: Sets the live value.
  init(
    _ part: BarPart,
    property: String,
    read: @escaping @MainActor (BarScreen) -> Value?,
    write: @escaping @MainActor (BarScreen, Value) -> Void
  ) {
    self.part = part
    self.property = property
    self.read = read
    self.write = write
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard let live = read(screen) else { return }
    claimed.set(description.value(part), live: live) { value in
      screen.write(property) { write(screen, value) }
    }
  }
}
