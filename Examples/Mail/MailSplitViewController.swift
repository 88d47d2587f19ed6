import SwiftUI
import UIKit

/// Mailboxes, messages of a mailbox, and a message: three columns, or one stack on a phone.
class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let store: MailStore
  private let mailboxes: MailboxesViewController
  private let messages: MessageListViewController

  init(store: MailStore) {
    self.store = store
    mailboxes = MailboxesViewController(store: store)
    messages = MessageListViewController(store: store, mailbox: .inbox)
    super.init(style: .tripleColumn)
    delegate = self
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    mailboxes.onSelect = { [weak self] in self?.show($0) }
    messages.onSelect = { [weak self] in self?.showMessage($0) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let primary = UINavigationController(rootViewController: mailboxes)
    primary.navigationBar.prefersLargeTitles = true
    setViewController(primary, for: .primary)
    setViewController(messages, for: .supplementary)
    setViewController(NoMessageViewController(), for: .secondary)
  }

  private var shownMessage: MessageViewController? {
    let column = viewController(for: .secondary)
    return (column as? UINavigationController)?.topViewController as? MessageViewController
      ?? column as? MessageViewController
  }

  // MARK: Where to go

  func show(_ mailbox: Mailbox) {
    messages.mailbox = mailbox
    setViewController(NoMessageViewController(), for: .secondary)
    show(.supplementary)
  }

  func showMessage(_ id: Message.ID) {
    guard let message = store.message(id) else { return }
    if message.mailbox == .drafts {
      compose(store.draft(from: message))
      return
    }
    store.update(id) { $0.isRead = true }
    let screen = MessageViewController(id: id, list: messages, store: store)
    screen.onMove = { [weak self] in self?.leaveMessage($0) }
    screen.onCompose = { [weak self] in self?.compose($0) }
    setViewController(screen, for: .secondary)
    show(.secondary)
  }

  private func leaveMessage(_ next: Message.ID?) {
    if let next = next, !isCollapsed {
      messages.select(next)
      showMessage(next)
      return
    }
    setViewController(NoMessageViewController(), for: .secondary)
    show(.supplementary)
  }

  func compose(_ draft: Draft) {
    let screen = ComposeViewController(draft: draft, store: store)
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  // mail://message/42
  func open(_ url: URL) {
    guard url.host == "message", let id = Int(url.lastPathComponent),
      let message = store.message(id)
    else { return }
    dismiss(animated: false)
    messages.mailbox = message.mailbox
    show(.supplementary)
    messages.select(id)
    showMessage(id)
  }

  // MARK: Restoration

  static let activityType = "example.mail.reading"

  var restorationActivity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: ["mailbox": messages.mailbox.rawValue])
    if let message = shownMessage {
      activity.addUserInfoEntries(from: ["message": message.id])
    }
    return activity
  }

  func restore(from activity: NSUserActivity) {
    guard activity.activityType == Self.activityType else { return }
    loadViewIfNeeded()
    if let name = activity.userInfo?["mailbox"] as? String, let mailbox = Mailbox(rawValue: name) {
      show(mailbox)
    }
    if let id = activity.userInfo?["message"] as? Int {
      showMessage(id)
    }
  }

  // MARK: Collapsing

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    shownMessage == nil ? .supplementary : proposedTopColumn
  }
}
