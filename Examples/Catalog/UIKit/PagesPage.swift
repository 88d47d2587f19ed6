import UIKit

class PagesPage: UIPageViewController, UIPageViewControllerDataSource {
  private let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]

  init() {
    super.init(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 16]
    )
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    dataSource = self
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  private func page(_ index: Int) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = colors[index]
    controller.view.tag = index
    let label = UILabel()
    label.text = "Page \(index + 1)"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    return controller
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = viewController.view.tag
    return index > 0 ? page(index - 1) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = viewController.view.tag
    return index < colors.count - 1 ? page(index + 1) : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    colors.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first?.view.tag ?? 0
  }
}
