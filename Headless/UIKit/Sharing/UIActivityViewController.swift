/// A sheet with a list of what can be done with some items.
open class UIActivityViewController: UIViewController {
  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var didComplete = false

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  open override func loadView() {
    let excluded = excludedActivityTypes ?? []
    view = ActivityListView(
      title: headline,
      apps: ActivityApp.all.filter { !excluded.contains($0.type) },
      rows: rows,
      choose: { [weak self] _ in self?.share() },
      close: { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
    )
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let active = presentationController?.active
    (view as? ActivityListView)?.isInPopover = active is UIPopoverPresentationController
  }

  /// Another app takes over: there is none here, so that the sheet is left.
  private func share() {
    unsupported("sharing with other apps")
    presentingViewController?.dismiss(animated: true)
  }

  /// The first item, as the sheet's header names it.
  private var headline: String {
    switch items.first {
    case let text as String: text
    case let url as URL: url.absoluteString
    case .some(let other): String(describing: type(of: other))
    case nil: ""
    }
  }

  private var rows: [ActivityRow] {
    let system: [(UIActivity.ActivityType, String, String)] = [
      (.copyToPasteboard, "Copy", "doc.on.doc"),
      (.addToReadingList, "Add to Reading List", "eyeglasses"),
      (.print, "Print", "printer"),
    ]
    let excluded = excludedActivityTypes ?? []
    let built = system.filter { !excluded.contains($0.0) }.map { type, title, symbol in
      ActivityRow(title: title, symbol: symbol) { [weak self] in self?.finish(type, nil) }
    }
    let own = applicationActivities.filter { $0.canPerform(withActivityItems: items) }.map {
      activity in
      ActivityRow(title: activity.activityTitle ?? "", symbol: nil) { [weak self] in
        self?.finish(activity.activityType, activity)
      }
    }
    return own + built
  }

  private func finish(_ type: UIActivity.ActivityType?, _ activity: UIActivity?) {
    activity?.prepare(withActivityItems: items)
    didComplete = true
    let handler = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true) {
      activity?.perform()
      handler?(type, true, nil, nil)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !didComplete else { return }
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  // MARK: Presentation

  @_spi(Headless)
  open override var defaultPresentationStyle: UIModalPresentationStyle { .popover }

  override func makeSystemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    let popover = UIPopoverPresentationController(
      presentedViewController: self,
      presenting: presenter
    )
    popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    return popover
  }
}

struct ActivityRow {
  let title: String
  let symbol: String?
  let choose: () -> Void
}
