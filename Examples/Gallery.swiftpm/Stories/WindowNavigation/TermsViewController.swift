import UIKit

/// A screen of UIKit: a web page, a map, whatever an app has.
final class TermsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms"
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "A screen without SwiftUI"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
