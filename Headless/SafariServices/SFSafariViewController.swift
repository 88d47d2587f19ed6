@_spi(Headless) public import UIKit

/// A web page with Safari's bars. No page is loaded here: the bars are there, and a placeholder.
open class SFSafariViewController: UIViewController {
  private let url: URL
  private let safariView = SafariView()
  private var didLoad = false
  private let ownConfiguration: Configuration

  public init(url URL: URL, configuration: Configuration) {
    if !["http", "https"].contains(URL.scheme?.lowercased()) {
      raise(
        .invalidArgument,
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
      )
    }
    url = URL
    ownConfiguration = configuration.copied()
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var configuration: Configuration { ownConfiguration.copied() }
  open var preferredBarTintColor: UIColor? { didSet { showSettings() } }
  open var preferredControlTintColor: UIColor? { didSet { showSettings() } }
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showSettings() } }

  @_spi(Headless)
  open override var defaultPresentationStyle: UIModalPresentationStyle { .fullScreen }

  open override func loadView() {
    view = safariView
    safariView.showAddress(url.host ?? url.absoluteString)
    safariView.close = { [weak self] in self?.finish() }
    showSettings()
  }

  private func showSettings() {
    safariView.dismissTitle =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    safariView.barColor = preferredBarTintColor
    if let preferredControlTintColor { safariView.tintColor = preferredControlTintColor }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !didLoad else { return }
    didLoad = true
    unsupported("web pages")
    // As without a network.
    Stage.current.loop.enqueue { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
  }

  /// D: the delegate hears of it, and the controller goes by itself.
  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    guard let presenter = presentingViewController, !isBeingDismissed,
      transitionCoordinator == nil
    else { return }
    presenter.dismiss(animated: true)
  }
}

extension SFSafariViewController {
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  @MainActor @preconcurrency
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {
      super.init()
    }

    func copied() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }
}

/// All optional on iOS.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] { [] }

  public func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType] { [] }

  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}

  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
