/// Something to search for that the search offers.
public struct NavigationSearchSuggestion {
  /// What it shows.
  public var title: String

  /// The line below, which VoiceOver reads too.
  public var subtitle: String?

  /// The name of its symbol.
  ///
  /// Nil: the system's magnifier.
  public var systemImage: String?

  /// The text that choosing it puts into the field.
  ///
  /// Nil: the text stays.
  public var completion: String?

  /// Runs when it was chosen, after the text was put into the field.
  public var action: (@MainActor () -> Void)?

  /// Creates a suggestion that completes the text.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - subtitle: The line below.
  ///   - systemImage: The name of its symbol.
  ///   - completion: The text that choosing it puts into the field. Nil: its title.
  public init(
    _ title: String,
    subtitle: String? = nil,
    systemImage: String? = nil,
    completion: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    self.completion = completion ?? title
  }

  /// Creates a suggestion that does something of its own, and leaves the text alone.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - subtitle: The line below.
  ///   - systemImage: The name of its symbol.
  ///   - action: Runs when it was chosen.
  public init(
    _ title: String,
    subtitle: String? = nil,
    systemImage: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    self.action = action
  }

  /// What a person sees of it: as long as it is the same, the system's object stays.
  var look: [String?] { [title, subtitle, systemImage] }
}
