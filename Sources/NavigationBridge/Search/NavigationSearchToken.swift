/// A part of a search that isn't text, such as a person or a folder, shown before the text.
///
/// The user removes it with the delete key.
public struct NavigationSearchToken: Hashable, Identifiable, Sendable {
  /// What tells it from the other tokens of the search.
  public var id: String

  /// What it shows.
  public var title: String

  /// The name of a symbol before the title.
  public var systemImage: String?

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - id: What tells it from the other tokens. Nil: its title.
  ///   - systemImage: The name of a symbol before the title.
  public init(_ title: String, id: String? = nil, systemImage: String? = nil) {
    self.id = id ?? title
    self.title = title
    self.systemImage = systemImage
  }
}
