@_spi(Headless) public import UIKit

/// A mail that the person finishes and sends. No account is there unless a stage has one.
open class MFMailComposeViewController: UINavigationController {
  private let screen = ComposeScreen(title: "New Message")

  /// D: where no mail can be sent there is no composer.
  public init() {
    if !MFMailComposeViewController.canSendMail() {
      raise(
        .invalidArgument,
        "Application tried to present a nil modal view controller on target: no mail can be sent."
      )
    }
    super.init(rootViewController: screen)
    screen.finish = { [weak self] isSent in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(
        self,
        didFinishWith: isSent ? .sent : .cancelled,
        error: nil
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

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool { Stage.current.hasMailAccount }

  open func setSubject(_ subject: String) {
    screen.subject = subject
    if !subject.isEmpty { screen.title = subject }
  }

  open func setToRecipients(_ toRecipients: [String]?) {
    screen.recipients = toRecipients ?? []
  }

  open func setCcRecipients(_ ccRecipients: [String]?) {
    screen.copies = ccRecipients ?? []
  }

  open func setBccRecipients(_ bccRecipients: [String]?) {
    screen.hiddenCopies = bccRecipients ?? []
  }

  open func setMessageBody(_ body: String, isHTML: Bool) {
    screen.body = body
  }

  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {
    screen.attachments.append(filename)
  }

  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// D: the app itself closes the composer.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}
