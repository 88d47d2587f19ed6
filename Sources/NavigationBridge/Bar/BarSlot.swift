/// Writes one part of the bar for one screen, and remembers what was there before.
@MainActor
protocol BarSlot: AnyObject {
  /// Brings the part to what a description says.
  ///
  /// Puts back what was there when it says nothing.
  ///
  /// It compares with the live value, so that a second call writes nothing and a foreign write
  /// is corrected.
  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen)

  /// Corrects a foreign write, for the description that was applied last.
  ///
  /// That is what `apply(_:on:)` does too. Parts that are dear to compare have a shorter way.
  func reassert(_ description: NavigationBarConfiguration, on screen: BarScreen)

  /// The screen left its stack: puts back what the part wrote to other screens' objects.
  func leave()
}

extension BarSlot {
  func leave() {}

  func reassert(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    apply(description, on: screen)
  }
}
