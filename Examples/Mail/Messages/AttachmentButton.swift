import UIKit

class AttachmentButton: UIButton {
  init(attachment: Attachment) {
    super.init(frame: .zero)
    let image = UIImage(systemName: attachment.symbol)
    if #available(iOS 15.0, *) {
      var configuration = UIButton.Configuration.gray()
      configuration.title = attachment.name
      configuration.subtitle = attachment.sizeText
      configuration.image = image
      configuration.imagePadding = 12
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 12,
        leading: 16,
        bottom: 12,
        trailing: 16
      )
      self.configuration = configuration
    } else {
      setTitle(attachment.name, for: .normal)
      setTitleColor(.systemBlue, for: .normal)
      setImage(image, for: .normal)
    }
    contentHorizontalAlignment = .leading
    accessibilityLabel = attachment.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
