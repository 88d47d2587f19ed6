@_spi(Headless) public import UIKit

/// A text message that the person finishes and sends. Nothing sends it unless a stage does.
open class MFMessageComposeViewController: UINavigationController {
  private let screen = ComposeScreen(title: "New Message")

  /// D: where no text can be sent there is no composer.
  public init() {
    if !MFMessageComposeViewController.canSendText() {
      raise(
        .invalidArgument,
        "Application tried to present a nil modal view controller on target: no text can be sent."
      )
    }
    super.init(rootViewController: screen)
    screen.finish = { [weak self] isSent in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(
        self,
        didFinishWith: isSent ? .sent : .cancelled
      )
    }
  }

  public required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  open class func canSendText() -> Bool { Stage.current.sendsTextMessages }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  open var recipients: [String]? {
    get { screen.recipients.isEmpty ? nil : screen.recipients }
    set { screen.recipients = newValue ?? [] }
  }

  open var body: String? {
    get { screen.body.isEmpty ? nil : screen.body }
    set { screen.body = newValue ?? "" }
  }

  open var subject: String? {
    get { screen.subject.isEmpty ? nil : screen.subject }
    set { screen.subject = newValue ?? "" }
  }
}

/// D: the app itself closes the composer.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}
