import Combine
import UIKit

class MessageListViewController: UITableViewController {
  private class DataSource: UITableViewDiffableDataSource<Int, Message.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  let store: MailStore
  let search = UISearchController(searchResultsController: nil)
  private lazy var dataSource = makeDataSource()
  private var cancellable: AnyCancellable?
  private lazy var normalItems = makeToolbarItems()
  private lazy var editingItems = makeEditingItems()
  private(set) lazy var filterItem = makeFilterItem()

  var onSelect: (Message.ID) -> Void = { _ in }

  var mailbox: Mailbox {
    didSet {
      search.isActive = false
      setEditing(false, animated: false)
      title = mailbox.rawValue
      if isViewLoaded { reload(animated: false) }
    }
  }

  var filter = MessageFilter() {
    didSet {
      updateFilterItem()
      reload(animated: true)
    }
  }

  init(store: MailStore, mailbox: Mailbox) {
    self.store = store
    self.mailbox = mailbox
    super.init(style: .plain)
    title = mailbox.rawValue
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    navigationItem.rightBarButtonItem = editButtonItem
    setUpSearch()
    toolbarItems = normalItems
    cancellable = store.$messages
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.reload(animated: true) }
    reload(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    reload(animated: false)
  }

  // MARK: Rows

  private func makeDataSource() -> DataSource {
    DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: MessageCell.reuseIdentifier,
        for: indexPath
      )
      if let message = self?.store.message(id) {
        let lines = UserDefaults.standard.object(forKey: "previewLines") as? Int ?? 2
        (cell as? MessageCell)?.show(message, previewLines: lines)
      }
      return cell
    }
  }

  private var shownMessages: [Message] {
    let isSearching = search.isActive && hasQuery
    let source = isSearching && searchesAllMailboxes ? nil : mailbox
    return store.messages(in: source)
      .filter { filter.allows($0) && (!isSearching || matchesQuery($0)) }
  }

  func reload(animated: Bool) {
    guard isViewLoaded else { return }
    let messages = shownMessages
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.map(\.id))
    snapshot.reloadItems(messages.map(\.id).filter(known.contains))
    let selected = selectedIDs
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
    for id in selected { select(id) }
    showEmptyState(messages.isEmpty)
  }

  private func showEmptyState(_ isEmpty: Bool) {
    guard isEmpty else {
      tableView.backgroundView = nil
      return
    }
    let label = UILabel()
    label.text = search.isActive ? "No Results" : "No Mail"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    tableView.backgroundView = label
  }

  // MARK: Selection

  var selectedIDs: [Message.ID] {
    (tableView.indexPathsForSelectedRows ?? []).compactMap(dataSource.itemIdentifier(for:))
  }

  func select(_ id: Message.ID) {
    guard let indexPath = dataSource.indexPath(for: id) else { return }
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  /// The message below or above, for the arrows of the message screen.
  func neighbor(of id: Message.ID, by offset: Int) -> Message.ID? {
    let ids = dataSource.snapshot().itemIdentifiers
    guard let index = ids.firstIndex(of: id), ids.indices.contains(index + offset) else {
      return nil
    }
    return ids[index + offset]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return updateEditingItems() }
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    onSelect(id)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { updateEditingItems() }
  }

  // MARK: Swipes and menus

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let title = message.isRead ? "Unread" : "Read"
    let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.store.update(message.id) { $0.isRead.toggle() }
      completion(true)
    }
    read.image = UIImage(systemName: message.isRead ? "envelope.badge" : "envelope.open")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Trash") {
      [weak self] _, _, completion in
      self?.store.delete([message.id])
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, completion in
      self?.store.update(message.id) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.image = UIImage(systemName: message.isFlagged ? "flag.slash" : "flag")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !isEditing, let message = message(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { _ in
          self?.compose(.reply(to: message))
        },
        UIAction(title: "Move Message", image: UIImage(systemName: "folder")) { _ in
          self?.askWhereToMove([message.id])
        },
        UIAction(
          title: "Trash Message",
          image: UIImage(systemName: "trash"),
          attributes: .destructive
        ) { _ in
          self?.store.delete([message.id])
        },
      ])
    }
  }

  private func message(at indexPath: IndexPath) -> Message? {
    dataSource.itemIdentifier(for: indexPath).flatMap(store.message)
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded else { return }
    setToolbarItems(editing ? editingItems : normalItems, animated: animated)
    updateEditingItems()
  }

  private func updateEditingItems() {
    let count = selectedIDs.count
    for item in editingItems { item.isEnabled = isEditing && count > 0 }
    title = isEditing && count > 0 ? "\(count) Selected" : mailbox.rawValue
  }

  func compose(_ draft: Draft) {
    let screen = ComposeViewController(draft: draft, store: store)
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  func askWhereToMove(_ ids: [Message.ID]) {
    let screen = MoveViewController(store: store, ids: ids) { [weak self] in
      self?.setEditing(false, animated: true)
    }
    present(screen.inSheet(), animated: true)
  }
}
