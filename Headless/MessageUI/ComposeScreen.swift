import UIKit

/// The one screen of a composer: fields, a text, Cancel and Send.
final class ComposeScreen: UIViewController {
  var finish: (_ isSent: Bool) -> Void = { _ in }
  var recipients: [String] = [] { didSet { showValues() } }
  var copies: [String] = [] { didSet { showValues() } }
  var hiddenCopies: [String] = [] { didSet { showValues() } }
  var subject = "" { didSet { showValues() } }
  var body = "" { didSet { showValues() } }
  var attachments: [String] = [] { didSet { showValues() } }
  private let lines = UIStackView()

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.finish(false) }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      primaryAction: UIAction { [weak self] _ in self?.finish(true) }
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    lines.axis = .vertical
    lines.spacing = 12
    lines.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lines)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      lines.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      lines.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
    ])
    showValues()
  }

  private func showValues() {
    guard isViewLoaded else { return }
    for line in lines.arrangedSubviews {
      line.removeFromSuperview()
    }
    let fields = [
      ("To", recipients.joined(separator: ", ")),
      ("Cc", copies.joined(separator: ", ")),
      ("Bcc", hiddenCopies.joined(separator: ", ")),
      ("Subject", subject),
      ("Attachments", attachments.joined(separator: ", ")),
    ]
    for (name, value) in fields where !value.isEmpty || name == "To" {
      lines.addArrangedSubview(line("\(name): \(value)"))
    }
    if !body.isEmpty { lines.addArrangedSubview(line(body)) }
  }

  private func line(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }
}
