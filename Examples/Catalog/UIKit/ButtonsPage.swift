import UIKit

@available(iOS 15.0, *)
class ButtonsPage: StackedPage {
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Styles", row([button(.plain(), "Plain"), button(.gray(), "Gray")]))
    add(
      "With a tint",
      row([
        button(.tinted(), "Tinted"), button(.filled(), "Filled"), button(.bordered(), "Bordered"),
      ])
    )
    add("Sizes", row([sized(.mini), sized(.small), sized(.medium), sized(.large)]))
    add("Image before and after", row([placed(.leading), placed(.trailing)]))
    add("Image above and below", row([placed(.top), placed(.bottom)]))

    var download = UIButton.Configuration.tinted()
    download.title = "Download"
    download.subtitle = "24 MB"
    download.titleAlignment = .center
    var loading = UIButton.Configuration.filled()
    loading.title = "Loading"
    loading.showsActivityIndicator = true
    loading.imagePadding = 8
    add(
      "Subtitle, activity",
      row([UIButton(configuration: download), UIButton(configuration: loading)])
    )

    let disabled = button(.filled(), "Off")
    disabled.isEnabled = false
    var red = UIButton.Configuration.filled()
    red.baseBackgroundColor = .systemRed
    red.cornerStyle = .capsule
    let delete = button(red, "Delete")
    let favorite = UIButton(type: .system)
    favorite.setImage(UIImage(systemName: "star"), for: .normal)
    favorite.setImage(UIImage(systemName: "star.fill"), for: .selected)
    favorite.isSelected = true
    favorite.accessibilityLabel = "Favorite"
    add("Disabled, coloured, selected", row([disabled, delete, favorite]))

    let count = button(.bordered(), "Count")
    count.addAction(
      UIAction { [weak self, weak count] _ in
        self?.taps += 1
        count?.configuration?.title = "Count: \(self?.taps ?? 0)"
      },
      for: .primaryActionTriggered
    )
    add("Counts its taps", count)
  }

  private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  private func sized(_ size: UIButton.Configuration.Size) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = size
    switch size {
    case .mini: configuration.title = "Mini"
    case .small: configuration.title = "Small"
    case .large: configuration.title = "Large"
    default: configuration.title = "Medium"
    }
    return UIButton(configuration: configuration)
  }

  private func placed(_ edge: NSDirectionalRectEdge) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    return UIButton(configuration: configuration)
  }
}
