import BridgeSupport
@testable import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Both branches of decisions by version about modals and ways out.
@MainActor
@Suite(.onStage)
struct ModalVersionTests {
  private func on<Result>(_ version: Int, _ body: () throws -> Result) rethrows -> Result {
    try PlatformFeatures.$current.withValue(.iOS(version), operation: body)
  }

  @Test(arguments: [14, 15])
  func `a sheet has its heights from iOS 15 on`(version: Int) throws {
    try on(version) {
      let stage = try NavigatorStage()
      stage.navigator.present(
        TitledScreen("Sheet"),
        as: .sheet(detents: [.medium], largestUndimmed: .medium, showsGrabber: true)
      )
      stage.tester.settle()

      let sheet = try #require(stage.modals.first?.sheetPresentationController)
      #expect(sheet.detents.map(\.identifier) == (version >= 15 ? [.medium] : [.large]))
      #expect(sheet.prefersGrabberVisible == (version >= 15))
      #expect(sheet.largestUndimmedDetentIdentifier == (version >= 15 ? .medium : nil))
      #expect(sheet.delegate is DetentModalDelegate == (version >= 15))
      #expect(sheet.delegate is SheetModalDelegate == (version < 15))
      try stage.tester.pullDown()
      #expect(stage.navigator.presented == nil)
    }
  }

  @Test(arguments: [14, 15])
  func `a sheet follows its binding from iOS 15 on`(version: Int) async throws {
    var wanted = SheetDetent.medium
    let log = IssueLog()
    let stage = try log.collect {
      try on(version) {
        let stage = try NavigatorStage()
        stage.navigator.present(
          TitledScreen("Sheet"),
          as: .sheet(
            detents: [.medium, .large],
            selection: Binding(get: { wanted }, set: { wanted = $0 })
          )
        )
        stage.tester.settle()
        return stage
      }
    }

    // A height that the sheet hasn't got is reported where heights are followed.
    wanted = .fraction(0.3)
    on(version) {
      stage.stack.topViewController?.view.setNeedsLayout()
      stage.modals.first?.navigator?.navigationController?.topViewController?.view.setNeedsLayout()
      stage.tester.settle()
    }
    let isReported = await eventually { !log.texts.isEmpty || version < 15 }
    for _ in 0..<20 { await Task.yield() }

    #expect(isReported)
    #expect(log.texts.count == (version >= 15 ? 1 : 0))
  }

  @Test(arguments: [14, 15])
  func `a guarded sheet that leaves touches behind it can be pulled from iOS 15 on`(
    version: Int
  ) throws {
    try on(version) {
      let stage = try NavigatorStage()
      let modal = UINavigationController(
        rootViewController: GuardedForm(model: GuardModel()).hostedWithBridge()
      )
      modal.modalPresentationStyle = .pageSheet
      let sheet = try #require(modal.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      stage.navigator.present(modal)
      stage.tester.settle()

      #expect(modal.isModalInPresentation == (version < 15))
    }
  }

  @Test(arguments: [15, 16])
  func `a popover may point at more than views and items from iOS 16 on`(version: Int) throws {
    try on(version) {
      let source = OtherSource()
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = try #require(controller.popoverPresentationController)
      #expect(!popover.hasAnchor)

      popover.sourceItem = source

      #expect(popover.hasAnchor == (version >= 16))
      popover.sourceView = UIView()
      #expect(popover.hasAnchor)
    }
  }

  private final class OtherSource: NSObject, UIPopoverPresentationControllerSourceItem {
    func frame(in referenceView: UIView) -> CGRect? { nil }
  }

  @Test(arguments: [18, 26])
  func `a swipe over the content is a way out of its own from iOS 26 on`(version: Int) throws {
    try on(version) {
      let model = GuardModel(decision: .leave)
      let stack = BridgedNavigationController(root: TitledScreen("Root"))
      let tester = try NavigationTester(stack)
      stack.pushViewController(GuardedForm(model: model).hostedWithBridge(), animated: false)
      tester.settle()

      Stage.current.swipeBack(to: 0.7, fromEdge: false)
      tester.settle()

      // Older systems know no such swipe: whatever else pops is asked like a tap.
      #expect(model.causes == [version >= 26 ? .swipe : .back])
      #expect(stack.viewControllers.count == 1)
    }
  }

  @Test(arguments: [15, 16])
  func `a back action needs help for the swipe from iOS 16 on`(version: Int) throws {
    on(version) {
      let test = TestStack()
      let system = test.stack.interactivePopGestureRecognizer?.delegate
      let screen = Text("Screen").hostedWithBridge()
      screen.navigationItem.backAction = UIAction { _ in }
      test.stack.pushViewController(screen, animated: false)
      test.settle()

      let isKept = test.stack.interactivePopGestureRecognizer?.delegate === system
      #expect(isKept == (version < 16))
    }
  }
}
