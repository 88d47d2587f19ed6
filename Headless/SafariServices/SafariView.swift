import UIKit

/// The bars around a page: the button that closes it, the address, and what can be done with it.
final class SafariView: UIView {
  var close: () -> Void = {}
  var dismissTitle = "Done" { didSet { dismissButton.setTitle(dismissTitle, for: .normal) } }
  var barColor: UIColor? { didSet { bar.backgroundColor = barColor ?? .secondarySystemBackground } }
  private let bar = UIView()
  private let address = UILabel()
  private let placeholder = UILabel()
  private let dismissButton = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    address.textAlignment = .center
    address.font = .systemFont(ofSize: 17)
    placeholder.textAlignment = .center
    placeholder.textColor = .secondaryLabel
    placeholder.text = "Web pages aren't shown"
    dismissButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    dismissButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    for view in [placeholder, bar, address, dismissButton] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func showAddress(_ text: String) {
    address.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + 50)
    let size = dismissButton.sizeThatFits(bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    dismissButton.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - size.width : 16,
      y: top,
      width: size.width,
      height: 44
    )
    let side = size.width + 24
    address.frame = CGRect(x: side, y: top, width: max(0, bounds.width - 2 * side), height: 44)
    placeholder.frame = bounds.inset(by: safeAreaInsets)
  }
}
