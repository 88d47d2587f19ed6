import MessageUI
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct MailComposerTests {
  private let stage = Stage.current
  private let root = UIViewController()

  private final class Delegate: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var mails: [MFMailComposeResult] = []
    var messages: [MessageComposeResult] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { mails.append(result) }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController,
      didFinishWith result: MessageComposeResult
    ) { messages.append(result) }
  }

  private func tap(_ label: String) throws {
    let nodes = stage.layers.flatMap { $0 }.flatMap(\.flattened)
    let frame = try #require(nodes.last { $0.label == label }).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  @Test func `nothing can be sent from a device without accounts`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test(arguments: [("Cancel", MFMailComposeResult.cancelled), ("Send", .sent)])
  func `a composer tells its end and leaves closing to the app`(
    button: String,
    result: MFMailComposeResult
  ) throws {
    stage.hasMailAccount = true
    let delegate = Delegate()
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = delegate
    composer.setToRecipients(["ann@example.com"])
    composer.setSubject("Order 7")
    composer.setMessageBody("Hello", isHTML: false)
    stage.show(root)
    root.present(composer, animated: true)
    stage.loop.settle()

    #expect(stage.textTree().contains("To: ann@example.com"))
    #expect(stage.textTree().contains("Subject: Order 7"))
    try tap(button)

    #expect(delegate.mails == [result])
    #expect(root.presentedViewController === composer)
  }

  @Test func `a text message is composed`() throws {
    stage.sendsTextMessages = true
    let delegate = Delegate()
    let composer = MFMessageComposeViewController()
    composer.messageComposeDelegate = delegate
    composer.recipients = ["555"]
    composer.body = "Hi"
    stage.show(root)
    root.present(composer, animated: false)
    stage.loop.settle()

    try tap("Send")

    #expect(delegate.messages == [.sent])
    #expect(composer.body == "Hi")
  }
}
