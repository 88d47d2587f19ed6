public import FoundationNetworking
@_spi(Headless) public import UIKit

/// Where a web page would be: it keeps what it was asked to show, and draws a placeholder.
///
/// What lies on the network fails as on a device without a connection; what an app hands over is
/// "there", without being drawn.
@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  open private(set) var title: String?
  open private(set) var isLoading = false
  open private(set) var estimatedProgress = 0.0
  open private(set) var hasOnlySecureContent = false
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  open var allowsLinkPreview = true
  open var pageZoom: CGFloat = 1
  public let scrollView = UIScrollView()
  private let placeholder = UILabel()
  private var request: URLRequest?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .systemBackground
    placeholder.textColor = .secondaryLabel
    placeholder.textAlignment = .center
    placeholder.numberOfLines = 0
    addSubview(scrollView)
    addSubview(placeholder)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    placeholder.frame = bounds.insetBy(dx: 16, dy: 0)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { unsupported("web pages") }
  }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    self.request = request
    return start(WKNavigation(), request, isOnNetwork: request.url?.isFileURL != true)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(URLRequest(url: baseURL ?? Self.blank))
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(URLRequest(url: URL))
  }

  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? {
    show(URLRequest(url: baseURL))
  }

  private static let blank = URL(fileURLWithPath: "/blank")

  private func show(_ request: URLRequest) -> WKNavigation {
    self.request = request
    return start(WKNavigation(), request, isOnNetwork: false)
  }

  @discardableResult
  open func reload() -> WKNavigation? {
    guard let request else { return nil }
    return start(WKNavigation(), request, isOnNetwork: request.url?.isFileURL != true)
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() {
    isLoading = false
  }

  private func start(
    _ navigation: WKNavigation,
    _ request: URLRequest,
    isOnNetwork: Bool
  ) -> WKNavigation {
    unsupported("web pages")
    url = request.url
    isLoading = true
    estimatedProgress = 0.1
    placeholder.text = url.map { $0.host ?? $0.lastPathComponent }
    Stage.current.loop.enqueue { [weak self] in
      self?.ask(navigation, request, isOnNetwork: isOnNetwork)
    }
    return navigation
  }

  private func ask(_ navigation: WKNavigation, _ request: URLRequest, isOnNetwork: Bool) {
    let action = WKNavigationAction(request: request)
    guard let navigationDelegate else {
      return run(navigation, isOnNetwork: isOnNetwork)
    }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self else { return }
      guard policy != .cancel else { return isLoading = false }
      run(navigation, isOnNetwork: isOnNetwork)
    }
  }

  private func run(_ navigation: WKNavigation, isOnNetwork: Bool) {
    guard isLoading else { return }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    isLoading = false
    guard !isOnNetwork else {
      let error = URLError(.notConnectedToInternet)
      navigationDelegate?.webView(
        self,
        didFailProvisionalNavigation: navigation,
        withError: error
      )
      return
    }
    navigationDelegate?.webView(self, didCommit: navigation)
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  // MARK: History: no page is ever left behind.

  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  // MARK: Scripts

  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    unsupported("scripts of web pages")
    Stage.current.loop.enqueue { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
  }
}
