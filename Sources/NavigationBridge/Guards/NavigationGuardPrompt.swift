/// What a guard asks the user before a screen goes.
public struct NavigationGuardPrompt: Hashable, Sendable {
  /// The question.
  public var title: String

  /// What would be lost, below the question.
  public var message: String?

  /// The title of the button that leaves.
  ///
  /// It is shown as destructive.
  public var leaveTitle: String

  /// The title of the button that stays.
  public var stayTitle: String

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What would be lost, below the question.
  ///   - leaveTitle: The title of the button that leaves.
  ///   - stayTitle: The title of the button that stays.
  public init(title: String, message: String? = nil, leaveTitle: String, stayTitle: String) {
    self.title = title
    self.message = message
    self.leaveTitle = leaveTitle
    self.stayTitle = stayTitle
  }

  /// Asks whether unsaved changes shall be discarded, in English.
  public static let unsavedChanges = NavigationGuardPrompt(
    title: "Discard changes?",
    message: "Your changes haven't been saved.",
    leaveTitle: "Discard Changes",
    stayTitle: "Keep Editing"
  )
}
