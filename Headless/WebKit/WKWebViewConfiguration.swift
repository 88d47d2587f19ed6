public import UIKit

@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false

  public override init() {
    super.init()
  }
}

@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false

  public override init() {
    super.init()
  }
}

@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true

  public override init() {
    super.init()
  }
}

@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }
}

/// Pages that aren't there send no messages.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  open private(set) var userScripts: [WKUserScript] = []

  public override init() {
    super.init()
  }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }

  open func removeAllScriptMessageHandlers() {
    handlers = [:]
  }

  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }

  open func removeAllUserScripts() {
    userScripts = []
  }
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String

  init(name: String, body: Any) {
    self.name = name
    self.body = body
    super.init()
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
