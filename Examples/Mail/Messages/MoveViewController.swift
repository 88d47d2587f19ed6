import UIKit

/// Asks for the mailbox that messages go to.
class MoveViewController: UITableViewController {
  private let store: MailStore
  private let ids: [Message.ID]
  private let onFinish: () -> Void
  private let mailboxes: [Mailbox]

  init(store: MailStore, ids: [Message.ID], onFinish: @escaping () -> Void) {
    self.store = store
    self.ids = ids
    self.onFinish = onFinish
    let current = ids.first.flatMap(store.message)?.mailbox
    mailboxes = Mailbox.allCases.filter { $0.holdsMessages && $0 != current && $0 != .drafts }
    super.init(style: .insetGrouped)
    title = "Move to"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// With a bar, and half as high as the screen where the system can do that.
  func inSheet() -> UINavigationController {
    let stack = UINavigationController(rootViewController: self)
    if #available(iOS 15.0, *) {
      stack.sheetPresentationController?.detents = [.medium(), .large()]
      stack.sheetPresentationController?.prefersGrabberVisible = true
    }
    return stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Mailbox")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mailboxes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Mailbox", for: indexPath)
    let mailbox = mailboxes[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = mailbox.rawValue
    content.image = UIImage(systemName: mailbox.symbol)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    ids.count == 1 ? "1 message is moved." : "\(ids.count) messages are moved."
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    store.move(ids, to: mailboxes[indexPath.row])
    dismiss(animated: true, completion: onFinish)
  }
}
