import UIKit

/// Who wrote, to whom, and when.
class MessageHeaderView: UIView {
  var onShowSender: () -> Void = {}
  var onShowDetails: () -> Void = {}

  init(message: Message) {
    super.init(frame: .zero)
    let initials = UILabel()
    initials.text = message.sender.initials
    initials.font = .systemFont(ofSize: 17, weight: .semibold)
    initials.textColor = .white
    initials.textAlignment = .center
    initials.backgroundColor = .systemGray
    initials.layer.cornerRadius = 22
    initials.clipsToBounds = true
    initials.isAccessibilityElement = false

    let sender = UIButton(type: .system)
    sender.setTitle(message.sender.name, for: .normal)
    sender.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    sender.contentHorizontalAlignment = .leading
    sender.addAction(UIAction { [weak self] _ in self?.onShowSender() }, for: .touchUpInside)

    let recipients = UILabel()
    recipients.text = "To: " + message.recipients.map(\.name).joined(separator: ", ")
    recipients.font = .preferredFont(forTextStyle: .footnote)
    recipients.textColor = .secondaryLabel

    let date = UILabel()
    date.text = message.dateText
    date.font = .preferredFont(forTextStyle: .footnote)
    date.textColor = .secondaryLabel
    date.setContentHuggingPriority(.required, for: .horizontal)

    let details = UIButton(type: .system)
    details.setTitle("Details", for: .normal)
    details.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    details.setContentHuggingPriority(.required, for: .horizontal)
    details.addAction(UIAction { [weak self] _ in self?.onShowDetails() }, for: .touchUpInside)

    let names = UIStackView(arrangedSubviews: [sender, recipients])
    names.axis = .vertical
    names.alignment = .leading
    let right = UIStackView(arrangedSubviews: [date, details])
    right.axis = .vertical
    right.alignment = .trailing
    let row = UIStackView(arrangedSubviews: [initials, names, right])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      initials.widthAnchor.constraint(equalToConstant: 44),
      initials.heightAnchor.constraint(equalToConstant: 44),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
