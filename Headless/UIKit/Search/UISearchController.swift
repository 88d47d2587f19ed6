@MainActor @preconcurrency
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: .zero)
  var state = SearchState()
  /// The item in whose bar the search bar lies.
  weak var hostItem: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    takeBar()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    takeBar()
  }

  public convenience init() {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  private func takeBar() {
    bar.owner = self
    bar.placeholder = "Search"
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }

  /// A.9: while active the controller is presented.
  open var isActive: Bool {
    get { state.isActive }
    set { setActive(newValue) }
  }

  // MARK: How it shows

  @available(iOS 9.1, *)
  open var obscuresBackgroundDuringPresentation = true { didSet { contentDidChange() } }

  /// Until it is set, iOS 26 decides by where the search bar lies.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { state.hidesBar ?? (Stage.current.look == .classic || shownPlace == .stacked) }
    set {
      state.hidesBar = newValue
      searchBarLayoutDidChange(animated: false)
    }
  }

  @available(iOS 13.0, *)
  open var automaticallyShowsCancelButton = true {
    didSet { if automaticallyShowsCancelButton { updateBarParts(animated: false) } }
  }

  @available(iOS 13.0, *)
  open var automaticallyShowsSearchResultsController = true { didSet { contentDidChange() } }

  @available(iOS 13.0, *)
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? state.hasInput : state.showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      state.showsResults = newValue
      contentDidChange()
    }
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open var automaticallyShowsScopeBar: Bool {
    get { state.scopeActivation != .manual }
    set {
      state.scopeActivation = newValue ? .automatic : .manual
      updateBarParts(animated: false)
    }
  }

  @available(iOS 16.0, *)
  open var scopeBarActivation: ScopeBarActivation {
    get { state.scopeActivation }
    set {
      state.scopeActivation = newValue
      updateBarParts(animated: false)
    }
  }

  @available(iOS 16.0, *)
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { state.suggestions }
    set {
      state.suggestions = newValue
      contentDidChange()
    }
  }

  @available(iOS 16.0, *)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    hostItem?.searchBarPlacement ?? .stacked
  }

  // MARK: View

  open override func loadView() {
    view = SearchContentView(controller: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let results {
      addChild(results)
      results.didMove(toParent: self)
    }
  }

  func contentDidChange() {
    (viewIfLoaded as? SearchContentView)?.update()
  }

  // MARK: Presentation

  @_spi(Headless)
  open override var defaultPresentationStyle: UIModalPresentationStyle { .overCurrentContext }

  override func makeSystemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// A.9: the nearest controller that defines a context; a navigation controller always does.
  override func preferredPresenter(from source: UIViewController) -> UIViewController? {
    var controller: UIViewController? = source
    while let current = controller {
      if current.definesPresentationContext || current is UINavigationController { return current }
      controller = current.parent
    }
    return nil
  }

  @discardableResult
  open override func accessibilityPerformEscape() -> Bool {
    guard isActive else { return false }
    setActive(false)
    return true
  }
}

extension UISearchController {
  @available(iOS 16.0, *)
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
}

/// What a search controller remembers.
@MainActor
struct SearchState {
  var isActive = false
  /// Whether the bars show it as active: from the start of the motion on.
  var isShownActive = false
  /// Whether the controller presented itself, so that its delegate hears of it.
  var isAutomatic = false
  /// Whether the field takes the keyboard when the bar shows it.
  var wantsFocus = false
  var hidesBar: Bool?
  var showsResults = false
  var hasInput = false
  var scopeActivation = UISearchController.ScopeBarActivation.automatic
  var suggestions: [any UISearchSuggestion]?
}
