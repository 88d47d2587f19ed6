import UIKit

class ReviewsViewController: UIViewController, UITableViewDataSource {
  private let product: Product
  private let store: Store
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  init(product: Product, store: Store) {
    self.product = product
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Reviews"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in self?.write() }
    )
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.allowsSelection = false
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func write() {
    let writer = ReviewWriterViewController { [weak self] text in
      guard let self = self else { return }
      self.store.addReview(text, of: self.product)
      self.tableView.insertRows(
        at: [IndexPath(row: self.store.reviews(of: self.product).count - 1, section: 0)],
        with: .automatic
      )
    }
    let stack = UINavigationController(rootViewController: writer)
    if #available(iOS 15.0, *) {
      stack.sheetPresentationController?.detents = [.medium(), .large()]
    }
    present(stack, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.reviews(of: product).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = store.reviews(of: product)[indexPath.row].text
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}

class ReviewWriterViewController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()
  private let onSend: (String) -> Void

  init(onSend: @escaping (String) -> Void) {
    self.onSend = onSend
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New review"
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.accessibilityLabel = "Review"
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: guide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      textView.heightAnchor.constraint(equalToConstant: 200),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() }
    )
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  func textViewDidChange(_ textView: UITextView) {
    navigationItem.rightBarButtonItem?.isEnabled = !textView.text.isEmpty
    isModalInPresentation = !textView.text.isEmpty
  }

  private func send() {
    let text = textView.text ?? ""
    dismiss(animated: true) { [onSend] in onSend(text) }
  }
}
