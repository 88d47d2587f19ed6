/// What a bar item shows, as far as it decides which platform object can show it.
package enum BarItemForm: Hashable, Sendable {
  case text
  case image
  case symbol
  /// One of the system's items, by its number.
  case system(Int)
  case view
  case customView
  case fixedSpace
  case flexibleSpace

  /// Whether a live item of this form can become the other one by setting its properties.
  package func canBecome(_ other: BarItemForm) -> Bool {
    switch (self, other) {
    case (.text, .text), (.text, .image), (.text, .symbol),
      (.image, .text), (.image, .image), (.image, .symbol),
      (.symbol, .text), (.symbol, .image), (.symbol, .symbol):
      true
    default:
      self == other
    }
  }
}
