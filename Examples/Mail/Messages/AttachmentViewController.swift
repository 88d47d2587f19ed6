import UIKit

/// A preview of an attachment, without the bar after a tap.
class AttachmentViewController: UIViewController {
  private let attachment: Attachment

  init(attachment: Attachment) {
    self.attachment = attachment
    super.init(nibName: nil, bundle: nil)
    title = attachment.name
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let picture = UIImageView(image: UIImage(systemName: attachment.symbol))
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .secondaryLabel
    let size = UILabel()
    size.text = attachment.sizeText
    size.textColor = .secondaryLabel
    size.font = .preferredFont(forTextStyle: .subheadline)
    let stack = UIStackView(arrangedSubviews: [picture, size])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 96),
      stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in self?.share() }
    )
  }

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [attachment.name],
      applicationActivities: nil
    )
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
