import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIActivityViewControllerTests {
  let stage = Stage.current
  let root = UIViewController()

  @Test
  func `on a phone it's a sheet of medium height`() throws {
    stage.show(root)
    let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    root.present(share, animated: true)
    stage.loop.settle()

    let frame = share.view.convert(share.view.bounds, to: nil)

    #expect(frame.minX == 8)
    #expect(frame.minY > 300)
    let labels = share.view.accessibilityNodes().compactMap(\.label)
    #expect(
      labels == [
        "Hello", "Close", "AirDrop", "Messages", "Mail", "Copy", "Add to Reading List", "Print",
      ]
    )
  }

  @Test(arguments: ["Close", "Mail"])
  func `the cross and other apps leave it without a result`(label: String) throws {
    stage.show(root)
    var outcomes: [Bool] = []
    let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    share.completionWithItemsHandler = { _, completed, _, _ in outcomes.append(completed) }
    root.present(share, animated: true)
    stage.loop.settle()
    let button = try #require(share.view.accessibilityNodes().first { $0.label == label })

    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.loop.settle()

    #expect(outcomes == [false])
    #expect(root.presentedViewController == nil)
    let reported = stage.unsupportedFeatures.contains("sharing with other apps")
    #expect(reported == (label == "Mail"))
  }

  @Test
  func `apps that are excluded aren't shown`() {
    stage.show(root)
    let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop, .message, .mail]

    root.present(share, animated: true)
    stage.loop.settle()

    let labels = share.view.accessibilityNodes().compactMap(\.label)
    #expect(labels == ["Hello", "Close", "Copy", "Add to Reading List", "Print"])
  }

  @Test
  func `choosing an activity completes and dismisses`() throws {
    stage.show(root)
    var outcome: (UIActivity.ActivityType?, Bool)?
    let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    share.completionWithItemsHandler = { type, completed, _, _ in outcome = (type, completed) }
    root.present(share, animated: true)
    stage.loop.settle()
    let copy = try #require(share.view.accessibilityNodes().first { $0.label == "Copy" })

    stage.tap(at: CGPoint(x: copy.frame.midX, y: copy.frame.midY))
    stage.loop.settle()

    #expect(outcome?.0 == .copyToPasteboard)
    #expect(outcome?.1 == true)
    #expect(root.presentedViewController == nil)
  }

  @Test
  func `leaving it completes with false`() {
    stage.show(root)
    var outcomes: [Bool] = []
    let share = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    share.completionWithItemsHandler = { _, completed, _, _ in outcomes.append(completed) }
    root.present(share, animated: true)
    stage.loop.settle()

    stage.tap(at: CGPoint(x: 196, y: 100))
    stage.loop.settle()

    #expect(outcomes == [false])
  }

  @Test
  func `on a tablet it needs a source`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(device: .pad)
      stage.perform {
        let root = UIViewController()
        stage.show(root)
        let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
        root.present(share, animated: false)
        stage.loop.settle()
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("should have a non-nil sourceView or barButtonItem set")
    )
  }
}
