public import UserNotifications

extension Stage {
  /// Whether the person allows notifications when the app asks: by default not.
  public var allowsNotifications: Bool {
    get { notifications.grantsAuthorization }
    set { notifications.grantsAuthorization = newValue }
  }

  public var badgeCount: Int { notifications.badge }

  /// A notification comes.
  ///
  /// A running app is asked how to show it, and whether at all; of one in the background nobody asks.
  @discardableResult
  public func deliver(
    _ request: UNNotificationRequest,
    shown: @escaping (UNNotificationPresentationOptions) -> Void = { _ in }
  ) -> UNNotification {
    let notification = UNNotification(
      request: request,
      date: startDate.addingTimeInterval(clock.now)
    )
    perform {
      guard application.applicationState == .active else {
        notifications.deliver(notification, keepsInList: true)
        return shown([.banner, .list, .sound, .badge])
      }
      guard let delegate = notifications.delegate else {
        notifications.deliver(notification, keepsInList: false)
        return shown([])
      }
      delegate.userNotificationCenter(notifications, willPresent: notification) { options in
        self.notifications.deliver(notification, keepsInList: options.contains(.list))
        shown(options)
      }
      loop.flush()
    }
    return notification
  }

  /// What a person does with a notification: opens it, dismisses it, or chooses an action.
  public func response(
    to request: UNNotificationRequest,
    action: String = UNNotificationDefaultActionIdentifier,
    text: String? = nil
  ) -> UNNotificationResponse {
    let notification = UNNotification(
      request: request,
      date: startDate.addingTimeInterval(clock.now)
    )
    guard let text else {
      return UNNotificationResponse(notification: notification, actionIdentifier: action)
    }
    return UNTextInputNotificationResponse(
      notification: notification,
      actionIdentifier: action,
      userText: text
    )
  }

  /// Gives a running app the answer to a notification, after it was brought to the foreground.
  ///
  /// An action that isn't marked `.foreground`, and a dismissal, leave it where it is.
  public func answer(
    _ response: UNNotificationResponse,
    completion: @escaping () -> Void = {}
  ) {
    perform {
      let request = response.notification.request
      notifications.removeDeliveredNotifications(withIdentifiers: [request.identifier])
      if opensApp(response), application.applicationState == .background {
        application.enterForeground()
        application.becomeActive()
      }
      hand(response, completion: completion)
      loop.flush()
    }
  }

  func hand(_ response: UNNotificationResponse, completion: @escaping () -> Void) {
    notifications.delegate?.userNotificationCenter(
      notifications,
      didReceive: response,
      withCompletionHandler: completion
    )
  }

  private func opensApp(_ response: UNNotificationResponse) -> Bool {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: true
    case UNNotificationDismissActionIdentifier: false
    case let identifier:
      notifications.action(
        identifier,
        of: response.notification.request.content.categoryIdentifier
      )?.options.contains(.foreground) ?? false
    }
  }
}

extension UNNotificationResponse {
  @MainActor public var targetScene: UIScene? {
    UIApplication.shared.connectedScenes.first
  }
}
