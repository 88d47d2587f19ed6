import Combine

/// What the settings screen changes and the inbox observes.
@MainActor
final class MailSettings: ObservableObject {
  @Published var showsUnreadOnly = false
  /// How often it was changed.
  @Published var changeCount = 0
}
