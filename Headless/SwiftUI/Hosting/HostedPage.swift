@_spi(Headless) import UIKit

/// A hosting controller that SwiftUI makes itself: a screen of a stack, a tab, a sheet.
///
/// On iOS its views belong to the graph of those that made it. Here it has a graph of its own, in
/// the environment of the node that it comes from, and goes on updating while it is covered.
final class HostedPage: UIHostingController<AnyView> {
  /// `dismiss` in this screen.
  var requestDismissal: (() -> Void)?
  /// The stack that made it.
  weak var model: NavigationModel?
  /// It left its stack.
  var didLeave: (() -> Void)?
  /// Its presentation is over, whoever ended it.
  var didEndPresentation: (() -> Void)?
  /// Whether it is or was presented.
  private var wasPresented = false

  /// - Parameter environment: The environment of the place that it comes from, nil when that is
  ///   gone: while a screen leaves, it keeps what it had.
  init(_ content: AnyView, environment: @escaping () -> EnvironmentValues?) {
    super.init(rootView: content)
    var latest = EnvironmentValues()
    baseEnvironment = {
      latest = environment() ?? latest
      return latest
    }
    keepUpdating()
  }

  required dynamic init?(coder: NSCoder) {
    nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wasPresented = wasPresented || presentingViewController?.presentedViewController === self
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard wasPresented, isBeingDismissed || presentingViewController == nil else { return }
    endPresentation()
  }

  func endPresentation() {
    guard let end = didEndPresentation else { return }
    didEndPresentation = nil
    end()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }

  /// The page that is asked when `dismiss` is called somewhere inside a controller.
  static func containing(_ controller: UIViewController) -> HostedPage? {
    var current: UIViewController? = controller
    while let candidate = current {
      if let page = candidate as? HostedPage, page.requestDismissal != nil { return page }
      current = candidate.parent
    }
    return nil
  }
}

extension EnvironmentValues {
  /// The values for views that leave their place: what described the place stays behind.
  var forPage: EnvironmentValues {
    var values = self
    values.isInList = false
    values.isInListRow = false
    values.isEnabled = true
    return values
  }
}
