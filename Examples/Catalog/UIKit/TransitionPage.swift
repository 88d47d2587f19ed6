import UIKit

class TransitionPage: StackedPage, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Grow") { [weak self] _ in self?.grow() }
    )
    stack.addArrangedSubview(open)
  }

  private func grow() {
    let page = NotePage(text: "It grew from the middle.")
    page.view.backgroundColor = .systemYellow
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
    present(page, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    GrowTransition()
  }
}
