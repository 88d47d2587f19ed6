import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Action sheets at their source (ios-look 8).
@MainActor
@Suite(.onStage)
struct ActionSheetTests {
  let stage = Stage.current
  private let root = UIViewController()
  private let sheet = UIAlertController(title: "Move", message: nil, preferredStyle: .actionSheet)

  private func present(anchored: Bool, cancelled: @escaping () -> Void = {}) {
    stage.show(root)
    sheet.addAction(UIAlertAction(title: "Archive", style: .default))
    sheet.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in cancelled() })
    if anchored {
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: 300,
        y: 100,
        width: 44,
        height: 44
      )
    }
    root.present(sheet, animated: true)
    stage.loop.settle()
  }

  private var buttons: [String] {
    sheet.view.accessibilityNodes().filter { $0.role == .button }.compactMap(\.label)
  }

  @Test
  func `at its source the cancel action isn't shown`() {
    present(anchored: true)

    #expect(buttons == ["Archive"])
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minY == 154)
    #expect(frame.maxX == 383)
  }

  @Test
  func `without a source the cancel action comes last`() {
    present(anchored: false)

    #expect(buttons == ["Archive", "Stay"])
  }

  @Test
  func `a tap beside it stands for the cancel action`() throws {
    var count = 0
    present(anchored: true) { count += 1 }
    let nodes = try #require(stage.window).accessibilityNodes().flatMap(\.flattened)
    let region = try #require(nodes.first { $0.label == "dismiss popup" }).frame

    stage.tap(at: CGPoint(x: region.midX, y: region.midY))
    stage.loop.settle()

    #expect(root.presentedViewController == nil)
    #expect(count == 1)
  }
}
