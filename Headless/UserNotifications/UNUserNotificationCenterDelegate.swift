public import Foundation

// All optional on iOS, where each method is there once, with a completion or awaited: here the one
// with a completion calls the awaited one unless a delegate has its own.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let shown = Showing(delegate: self, notification: notification, completion: completionHandler)
    Task { await shown.run(in: center) }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let answer = Answer(delegate: self, response: response, completion: completionHandler)
    Task { await answer.run(in: center) }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}

/// What goes to a task and is used nowhere else.
private final class Showing: @unchecked Sendable {
  let delegate: any UNUserNotificationCenterDelegate
  let notification: UNNotification
  let completion: (UNNotificationPresentationOptions) -> Void

  init(
    delegate: any UNUserNotificationCenterDelegate,
    notification: UNNotification,
    completion: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    self.delegate = delegate
    self.notification = notification
    self.completion = completion
  }

  func run(in center: UNUserNotificationCenter) async {
    let options = await delegate.userNotificationCenter(center, willPresent: notification)
    await end(options)
  }

  @MainActor private func end(_ options: UNNotificationPresentationOptions) {
    completion(options)
  }
}

/// What goes to a task and is used nowhere else.
private final class Answer: @unchecked Sendable {
  let delegate: any UNUserNotificationCenterDelegate
  let response: UNNotificationResponse
  let completion: () -> Void

  init(
    delegate: any UNUserNotificationCenterDelegate,
    response: UNNotificationResponse,
    completion: @escaping () -> Void
  ) {
    self.delegate = delegate
    self.response = response
    self.completion = completion
  }

  func run(in center: UNUserNotificationCenter) async {
    await delegate.userNotificationCenter(center, didReceive: response)
    await end()
  }

  @MainActor private func end() {
    completion()
  }
}
