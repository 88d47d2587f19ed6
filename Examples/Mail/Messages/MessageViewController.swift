import Combine
import SwiftUI
import UIKit

class MessageViewController: UIViewController {
  let id: Message.ID
  private let store: MailStore
  private weak var list: MessageListViewController?
  private let content = UIStackView()
  private var cancellable: AnyCancellable?
  private lazy var upItem = makeArrow("chevron.up", "Previous Message", by: -1)
  private lazy var downItem = makeArrow("chevron.down", "Next Message", by: 1)

  /// The message left its mailbox; the next one, if there is one.
  var onMove: (Message.ID?) -> Void = { _ in }
  var onCompose: (Draft) -> Void = { _ in }

  init(id: Message.ID, list: MessageListViewController, store: MailStore) {
    self.id = id
    self.list = list
    self.store = store
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [downItem, upItem]
    toolbarItems = makeToolbarItems()
    layOut()
    cancellable = store.$messages
      .compactMap { [id] messages in messages.first { $0.id == id } }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] message in self?.show(message) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    upItem.isEnabled = list?.neighbor(of: id, by: -1) != nil
    downItem.isEnabled = list?.neighbor(of: id, by: 1) != nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let activity = NSUserActivity(activityType: MailSplitViewController.activityType)
    activity.title = store.message(id)?.subject
    activity.addUserInfoEntries(from: ["message": id])
    activity.isEligibleForHandoff = true
    userActivity = activity
    activity.becomeCurrent()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    userActivity?.resignCurrent()
  }

  // MARK: Content

  private func layOut() {
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    content.axis = .vertical
    content.spacing = 12
    content.isLayoutMarginsRelativeArrangement = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16,
      leading: 20,
      bottom: 16,
      trailing: 20
    )
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  private func show(_ message: Message) {
    content.arrangedSubviews.forEach { $0.removeFromSuperview() }
    let header = MessageHeaderView(message: message)
    header.onShowSender = { [weak self] in self?.showSender() }
    header.onShowDetails = { [weak self] in self?.showDetails() }
    content.addArrangedSubview(header)

    let subject = UILabel()
    subject.text = message.subject
    subject.font = .preferredFont(forTextStyle: .title2)
    subject.numberOfLines = 0
    content.addArrangedSubview(subject)

    let body = UILabel()
    body.text = message.body
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    content.addArrangedSubview(body)

    for attachment in message.attachments {
      let button = AttachmentButton(attachment: attachment)
      button.addAction(
        UIAction { [weak self] _ in self?.show(attachment) },
        for: .touchUpInside
      )
      content.addArrangedSubview(button)
    }
  }

  // MARK: Where to go

  private func makeArrow(_ symbol: String, _ label: String, by offset: Int) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { [weak self] _ in self?.showNeighbor(by: offset) },
      menu: nil
    )
    item.accessibilityLabel = label
    return item
  }

  private func showNeighbor(by offset: Int) {
    guard let next = list?.neighbor(of: id, by: offset) else { return }
    list?.select(next)
    list?.onSelect(next)
  }

  private func show(_ attachment: Attachment) {
    navigationController?.pushViewController(
      AttachmentViewController(attachment: attachment),
      animated: true
    )
  }

  private func showSender() {
    guard let message = store.message(id) else { return }
    let card = ContactView(contact: message.sender) { [weak self] in
      self?.dismiss(animated: true) {
        self?.onCompose(Draft(to: message.sender.address))
      }
    }
    present(UIHostingController(rootView: card), animated: true)
  }

  private func showDetails() {
    guard let message = store.message(id) else { return }
    let details = UIHostingController(rootView: MessageDetailsView(message: message))
    details.title = "Details"
    navigationController?.pushViewController(details, animated: true)
  }

  // MARK: Toolbar

  private func makeToolbarItems() -> [UIBarButtonItem] {
    let trash = UIBarButtonItem(
      systemItem: .trash,
      primaryAction: UIAction { [weak self] _ in self?.moveToTrash() }
    )
    let folder = UIBarButtonItem(
      image: UIImage(systemName: "folder"),
      primaryAction: UIAction { [weak self] _ in self?.askWhereToMove() },
      menu: nil
    )
    folder.accessibilityLabel = "Move"
    let reply = UIBarButtonItem(
      image: UIImage(systemName: "arrowshape.turn.up.left"),
      menu: UIMenu(children: [
        UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) {
          [weak self] _ in self?.answer { .reply(to: $0) }
        },
        UIAction(title: "Forward", image: UIImage(systemName: "arrowshape.turn.up.right")) {
          [weak self] _ in self?.answer { .forward($0) }
        },
      ])
    )
    reply.accessibilityLabel = "Reply"
    let compose = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in self?.onCompose(Draft()) }
    )
    return [
      trash, .flexibleSpace(), folder, .flexibleSpace(), reply, .flexibleSpace(), compose,
    ]
  }

  private func answer(_ make: (Message) -> Draft) {
    guard let message = store.message(id) else { return }
    onCompose(make(message))
  }

  private func moveToTrash() {
    let next = list?.neighbor(of: id, by: 1) ?? list?.neighbor(of: id, by: -1)
    store.delete([id])
    onMove(next)
  }

  private func askWhereToMove() {
    let next = list?.neighbor(of: id, by: 1) ?? list?.neighbor(of: id, by: -1)
    let screen = MoveViewController(store: store, ids: [id]) { [weak self] in
      self?.onMove(next)
    }
    present(screen.inSheet(), animated: true)
  }
}
