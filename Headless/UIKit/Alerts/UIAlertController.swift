open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  private var style = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  private var fields: [UITextField] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
  }

  open var preferredStyle: Style { style }

  open var message: String? {
    didSet { contentDidChange() }
  }

  open override var title: String? {
    didSet { contentDidChange() }
  }

  open var preferredAction: UIAlertAction? {
    willSet {
      guard let newValue, !actions.contains(where: { $0 === newValue }) else { return }
      raise(
        .internalInconsistency,
        "The -preferredAction of an alert controller must be contained in the -actions array or "
          + "be nil."
      )
    }
    didSet { contentDidChange() }
  }

  @available(iOS 16.0, *)
  open var severity = UIAlertControllerSeverity.default

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    actions.append(action)
    action.didChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = AlertTextField()
    configurationHandler?(field)
    fields.append(field)
    contentDidChange()
  }

  open var textFields: [UITextField]? {
    fields.isEmpty ? nil : fields
  }

  // MARK: View

  open override func loadView() {
    view = AlertView(controller: self)
  }

  private func contentDidChange() {
    (viewIfLoaded as? AlertView)?.rebuild()
  }

  /// The order on screen: two side by side have cancel first, more have it last.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    // At its source a tap beside it cancels.
    if isAnchored, !others.isEmpty { return others }
    let cancel = actions.filter { $0.style == .cancel }
    return actions.count == 2 && !isStacked ? cancel + others : others + cancel
  }

  private var isAnchored: Bool {
    (presentationController as? ActionSheetPresentationController)?.isAnchored ?? false
  }

  /// The action of one who leaves without choosing.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  var isStacked: Bool {
    actions.count != 2 || style == .actionSheet || !actions.allSatisfy { fitsInHalf($0) }
  }

  /// Two titles stand side by side only if neither has to be cut.
  private func fitsInHalf(_ action: UIAlertAction) -> Bool {
    let width = TextMetrics.width(of: action.title ?? "", pointSize: 17, weight: 600)
    return width <= AlertView.widthOfTitleInHalf
  }

  /// A.11: the alert leaves before the handler runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let presenter = presentingViewController
    guard let presenter else { return action.handler?(action) ?? () }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  // MARK: Presentation

  @_spi(Headless)
  open override var defaultPresentationStyle: UIModalPresentationStyle {
    style == .alert ? .overFullScreen : .popover
  }

  override func makeSystemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    if style == .alert {
      return AlertPresentationController(presentedViewController: self, presenting: presenter)
    }
    return ActionSheetPresentationController(presentedViewController: self, presenting: presenter)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if title == nil, message == nil, actions.isEmpty {
      raise(
        .internalInconsistency,
        "UIAlertController must have a title, a message or an action to display"
      )
    }
    // Only now it is known whether there is a source.
    contentDidChange()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  @discardableResult
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    choose(cancelAction)
    return true
  }
}

@available(iOS 16.0, *)
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
