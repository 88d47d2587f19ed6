import UIKit

class MessageCell: UITableViewCell {
  static let reuseIdentifier = "Message"

  private let unreadDot = UIView()
  private let senderLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()
  private let previewLabel = UILabel()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let clip = UIImageView(image: UIImage(systemName: "paperclip"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    unreadDot.backgroundColor = .systemBlue
    unreadDot.layer.cornerRadius = 5
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    dateLabel.font = .preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.textColor = .secondaryLabel
    flag.tintColor = .systemOrange
    clip.tintColor = .secondaryLabel
    for icon in [flag, clip] {
      icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      icon.setContentHuggingPriority(.required, for: .horizontal)
    }

    let top = UIStackView(arrangedSubviews: [senderLabel, clip, flag, dateLabel])
    top.spacing = 6
    top.alignment = .firstBaseline
    let texts = UIStackView(arrangedSubviews: [top, subjectLabel, previewLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [unreadDot, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      unreadDot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      unreadDot.widthAnchor.constraint(equalToConstant: 10),
      unreadDot.heightAnchor.constraint(equalToConstant: 10),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: Message, previewLines: Int) {
    let isOwn = message.mailbox == .sent || message.mailbox == .drafts
    senderLabel.text =
      isOwn ? message.recipients.map(\.name).joined(separator: ", ") : message.sender.name
    dateLabel.text = message.dateText
    subjectLabel.text = message.subject
    previewLabel.text = message.preview
    previewLabel.numberOfLines = previewLines
    previewLabel.isHidden = previewLines == 0
    unreadDot.isHidden = message.isRead
    unreadDot.isAccessibilityElement = !message.isRead
    unreadDot.accessibilityLabel = "Unread"
    flag.isHidden = !message.isFlagged
    flag.accessibilityLabel = "Flagged"
    clip.isHidden = message.attachments.isEmpty
    clip.accessibilityLabel = "Has attachments"
  }
}
