import UIKit

extension BarEntry {
  func makeItem(for viewController: UIViewController) -> UIBarButtonItem {
    let item = bareItem
    item.isEnabled = isEnabled
    item.tintColor = tint
    if let accessibilityLabel { item.accessibilityLabel = accessibilityLabel }
    if #available(iOS 26.0, *) {
      if isProminent { item.style = .prominent }
      item.hidesSharedBackground = hidesSharedBackground
    }
    switch response {
    case .menu(let menu):
      item.menu = menu
    case .action(let action):
      let run = UIAction { [weak item, weak viewController] _ in
        guard let item, let viewController else { return }
        action(BarContext(item: item, viewController: viewController))
      }
      let title = item.title
      let image = item.image
      item.primaryAction = run
      item.title = title
      item.image = image
    }
    return item
  }

  private var bareItem: UIBarButtonItem {
    switch content {
    case .text(let text):
      return UIBarButtonItem(title: text, style: .plain, target: nil, action: nil)
    case .image(let image):
      return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    case .symbol(let name):
      return UIBarButtonItem(
        image: UIImage(systemName: name),
        style: .plain,
        target: nil,
        action: nil
      )
    case .system(let item):
      return UIBarButtonItem(systemItem: item)
    }
  }
}
