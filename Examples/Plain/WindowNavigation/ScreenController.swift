import SwiftUI
import UIKit

/// A screen that says its title before it appears.
protocol TitledScreen {
  var title: String { get }
  var titleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get }
}

class ScreenController: UIHostingController<AnyView> {
  var screen: TitledScreen? {
    didSet {
      guard let screen = screen else { return }
      navigationItem.title = screen.title
      navigationItem.largeTitleDisplayMode = screen.titleDisplayMode
    }
  }

  private var showedToolbar = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let navigationController = navigationController else { return }
    showedToolbar = !navigationController.isToolbarHidden
    navigationController.setToolbarHidden(true, animated: animated)
    navigationController.setNavigationBarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if showedToolbar { navigationController?.setToolbarHidden(false, animated: animated) }
  }
}
