import UIKit

@available(iOS 18.0, *)
class TabsPage: StackedPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Open Tabs"
    let button = UIButton(configuration: configuration)
    button.addAction(
      UIAction { [weak self] _ in self?.openTabs() },
      for: .touchUpInside
    )
    stack.addArrangedSubview(button)
  }

  private func openTabs() {
    let tabs = UITabBarController()
    let today = tab("Today", "star")
    let inbox = tab("Inbox", "tray")
    inbox.badgeValue = "3"
    let library = UITabGroup(
      title: "Library",
      image: UIImage(systemName: "books.vertical"),
      identifier: "library",
      children: [tab("Albums", "rectangle.stack"), tab("Artists", "music.mic")]
    ) { _ in NotePage(text: "Library") }
    let alerts = tab("Alerts", "bell")
    alerts.badgeValue = "New"
    tabs.tabs = [today, inbox, library, alerts]
    tabs.selectedTab = inbox
    tabs.modalPresentationStyle = .fullScreen
    present(tabs, animated: true)
  }

  private func tab(_ title: String, _ symbol: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { [weak self] _ in
      let page = NotePage(text: title)
      page.title = title
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { _ in self?.dismiss(animated: true) }
      )
      return UINavigationController(rootViewController: page)
    }
  }
}
