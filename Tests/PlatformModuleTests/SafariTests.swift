import SafariServices
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct SafariTests {
  private let stage = Stage.current
  private let root = UIViewController()
  private let page = URL(string: "https://example.com/page")

  private final class Delegate: NSObject, SFSafariViewControllerDelegate {
    var events: [String] = []
    var closes = false

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      events.append("finish")
      if closes { controller.dismiss(animated: true) }
    }

    func safariViewController(
      _ controller: SFSafariViewController,
      didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      events.append("load \(didLoadSuccessfully)")
    }
  }

  private func tap(_ label: String) throws {
    let nodes = stage.layers.flatMap { $0 }.flatMap(\.flattened)
    let frame = try #require(nodes.last { $0.label == label }).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  @Test(arguments: [false, true])
  func `Done closes the page, whether the delegate closes it or not`(closes: Bool) throws {
    let delegate = Delegate()
    delegate.closes = closes
    let safari = SFSafariViewController(url: try #require(page))
    safari.delegate = delegate
    stage.show(root)
    root.present(safari, animated: true)
    stage.loop.settle()

    #expect(stage.textTree().contains("example.com"))
    #expect(safari.presentationController?.presentationStyle == .fullScreen)
    try tap("Done")

    #expect(delegate.events == ["load false", "finish"])
    #expect(root.presentedViewController == nil)
    #expect(stage.log == [])
    #expect(stage.unsupportedFeatures == ["web pages"])
  }

  @Test func `the button says what the app wants`() throws {
    let safari = SFSafariViewController(url: try #require(page))
    safari.dismissButtonStyle = .cancel
    stage.show(root)
    root.present(safari, animated: false)
    stage.loop.settle()

    try tap("Cancel")

    #expect(root.presentedViewController == nil)
  }

  @Test func `a configuration is copied`() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(url: try #require(page), configuration: configuration)

    configuration.entersReaderIfAvailable = false

    #expect(safari.configuration.entersReaderIfAvailable)
  }

  @Test func `an address that isn't of the web ends the app`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      if let url = URL(string: "mailto:a@example.com") { _ = SFSafariViewController(url: url) }
    }

    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The specified URL has an unsupported scheme."))
  }
}
