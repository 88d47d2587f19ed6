extension UNUserNotificationCenter {
  /// Whether the person allows notifications when the app asks.
  package var grantsAuthorization: Bool {
    get { withState { $0.grants } }
    set { withState { $0.grants = newValue } }
  }

  package var badge: Int { withState { $0.badge } }

  /// A notification comes: it is no longer pending, unless it repeats.
  package func deliver(_ notification: UNNotification, keepsInList: Bool) {
    let identifier = notification.request.identifier
    withState { state in
      if notification.request.trigger?.repeats != true {
        state.pending.removeAll { $0.identifier == identifier }
      }
      guard keepsInList else { return }
      state.delivered.removeAll { $0.request.identifier == identifier }
      state.delivered.append(notification)
    }
  }

  package func action(_ identifier: String, of category: String) -> UNNotificationAction? {
    withState { state in
      state.categories.first { $0.identifier == category }?.actions
        .first { $0.identifier == identifier }
    }
  }
}
