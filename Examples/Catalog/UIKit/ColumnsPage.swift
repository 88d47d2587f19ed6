import UIKit

@available(iOS 15.0, *)
class ColumnsPage: StackedPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Two Columns", style: .doubleColumn)
    addButton("Three Columns", style: .tripleColumn)
  }

  private func addButton(_ title: String, style: UISplitViewController.Style) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.addAction(
      UIAction { [weak self] _ in self?.open(style) },
      for: .touchUpInside
    )
    stack.addArrangedSubview(button)
  }

  private func open(_ style: UISplitViewController.Style) {
    let split = UISplitViewController(style: style)
    split.setViewController(SidebarPage(), for: .primary)
    if style == .tripleColumn {
      let middle = TablePage(style: .plain)
      middle.title = "Middle"
      split.setViewController(middle, for: .supplementary)
      split.preferredDisplayMode = .twoBesideSecondary
    } else {
      split.preferredDisplayMode = .oneBesideSecondary
    }
    let detail = NotePage(text: "The detail")
    detail.title = "Detail"
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    split.setViewController(detail, for: .secondary)
    split.modalPresentationStyle = .fullScreen
    present(split, animated: true)
  }
}
