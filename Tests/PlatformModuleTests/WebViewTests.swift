import StageSupport
import Testing
@_spi(Headless) import UIKit
import WebKit

@MainActor @Suite(.onStage)
struct WebViewTests {
  private let stage = Stage.current

  private final class Delegate: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      events.append("policy \(navigationAction.request.url?.host ?? "")")
      decisionHandler(policy)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("start \(webView.isLoading)")
    }

    func webView(
      _ webView: WKWebView,
      didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      events.append("fail \((error as? URLError)?.code == .notConnectedToInternet)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      events.append("finish")
    }
  }

  private func makeView() throws -> (WKWebView, Delegate, URLRequest) {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let delegate = Delegate()
    view.navigationDelegate = delegate
    let url = try #require(URL(string: "https://example.com/a"))
    return (view, delegate, URLRequest(url: url))
  }

  @Test func `a page of the network fails as without a connection`() throws {
    let (view, delegate, request) = try makeView()

    #expect(view.load(request) != nil)
    #expect(view.isLoading)
    #expect(view.url == request.url)
    stage.loop.settle()

    #expect(delegate.events == ["policy example.com", "start true", "fail true"])
    #expect(!view.isLoading)
    #expect(stage.unsupportedFeatures == ["web pages"])
  }

  @Test func `a delegate keeps a page from loading`() throws {
    let (view, delegate, request) = try makeView()
    delegate.policy = .cancel

    view.load(request)
    stage.loop.settle()

    #expect(delegate.events == ["policy example.com"])
    #expect(!view.isLoading)
  }

  @Test func `a page that the app hands over finishes`() throws {
    let (view, delegate, _) = try makeView()

    view.loadHTMLString("<p>Hello</p>", baseURL: nil)
    stage.loop.settle()

    #expect(delegate.events == ["policy ", "start true", "finish"])
    #expect(view.estimatedProgress == 1)
  }

  @Test func `a view in a window shows what it would load`() throws {
    let (view, _, request) = try makeView()
    let root = UIViewController()
    stage.show(root)
    root.view.addSubview(view)

    view.load(request)
    stage.loop.settle()

    #expect(stage.textTree().contains("example.com"))
  }
}
