import UIKit

/// The search controller of a session: it says when it has gone, whoever dismissed it.
///
/// The delegate hears only of dismissals that the controller began itself.
final class LiveSearchController: UISearchController {
  var didLeave: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isActive { didLeave() }
  }
}
