import UIKit

/// Switches in a popover; a sheet on a phone.
class FilterViewController: UITableViewController {
  private var filter: MessageFilter
  private let onChange: (MessageFilter) -> Void
  private let rows: [(title: String, path: WritableKeyPath<MessageFilter, Bool>)] = [
    ("Unread", \.isUnreadOnly),
    ("Flagged", \.isFlaggedOnly),
    ("With Attachments", \.hasAttachmentsOnly),
  ]

  init(filter: MessageFilter, onChange: @escaping (MessageFilter) -> Void) {
    self.filter = filter
    self.onChange = onChange
    super.init(style: .insetGrouped)
    title = "Filter"
    preferredContentSize = CGSize(width: 320, height: 280)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Filter")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    "Show only messages that are"
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Filter", for: indexPath)
    let row = rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    let toggle = UISwitch()
    toggle.accessibilityLabel = row.title
    toggle.isOn = filter[keyPath: row.path]
    toggle.addAction(
      UIAction { [weak self] action in
        guard let self = self, let toggle = action.sender as? UISwitch else { return }
        self.filter[keyPath: row.path] = toggle.isOn
        self.onChange(self.filter)
      },
      for: .valueChanged
    )
    cell.accessoryView = toggle
    return cell
  }
}
