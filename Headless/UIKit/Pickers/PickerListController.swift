/// What a system picker shows here: a list of what can be chosen, and a way out.
final class PickerListController: UITableViewController {
  struct Row {
    let title: String
    let color: UIColor?
    let choose: () -> Void
  }

  var rows: [Row] = [] { didSet { if isViewLoaded { showRows() } } }
  private let emptyText: String
  private let emptyLabel = UILabel()

  init(title: String, emptyText: String, closes item: UIBarButtonItem.SystemItem) {
    self.emptyText = emptyText
    super.init(style: .insetGrouped)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: item,
      primaryAction: UIAction { [weak self] _ in self?.close() }
    )
  }

  required init?(coder: NSCoder) { nil }

  var close: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyLabel.text = emptyText
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    showRows()
  }

  private func showRows() {
    tableView.backgroundView = rows.isEmpty ? emptyLabel : nil
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    if let color = row.color {
      content.image = UIImage(systemName: "circle.fill")
      content.imageProperties.tintColor = color
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].choose()
  }
}

/// A picker that isn't a stack itself shows its list in one.
extension UIViewController {
  func embed(_ list: PickerListController) {
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  /// Goes, unless the app already closes it.
  func closePicker() {
    guard let presenter = presentingViewController, !isBeingDismissed,
      transitionCoordinator == nil
    else { return }
    presenter.dismiss(animated: true)
  }
}
