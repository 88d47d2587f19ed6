import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A.6: what presentation controllers start with, and what a subclass hears.
@MainActor
@Suite(.onStage)
struct PresentationDefaultTests {
  let stage = Stage.current

  @Test
  func `a new presentation controller takes the whole window and leaves the presenter's view`() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let controller = UIPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )

    #expect(controller.presentedViewController === presented)
    #expect(controller.presentingViewController === presenting)
    #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
    #expect(controller.containerView == nil && controller.delegate == nil)
    #expect(controller.adaptivePresentationStyle == .none)
  }

  @Test
  func `a new sheet has no grabber, radius and undimmed detent`() throws {
    let sheet = try #require(UIViewController().sheetPresentationController)

    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.sourceView == nil)
  }

  @Test
  func `detents have names, their own or one each`() {
    typealias Detent = UISheetPresentationController.Detent
    let small = Detent.custom(identifier: .init("small")) { _ in 120 }

    #expect(Detent.medium().identifier == .medium && Detent.large().identifier == .large)
    #expect(Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.Identifier.large.rawValue == "com.apple.UIKit.large")
    #expect(small.identifier.rawValue == "small")
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }

  final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection()
    let maximumDetentValue: CGFloat = 800
  }

  @Test
  func `detents resolve by the greatest value, or to none`() throws {
    typealias Detent = UISheetPresentationController.Detent
    let half = Detent.custom { $0.maximumDetentValue / 2 }

    #expect(Detent.large().resolvedValue(in: Context()) == 800)
    #expect(half.resolvedValue(in: Context()) == 400)
    #expect(Detent.custom { _ in nil }.resolvedValue(in: Context()) == nil)
    let medium = try #require(Detent.medium().resolvedValue(in: Context()))
    #expect(medium > 350 && medium < 500)
  }

  @Test
  func `a new popover may have its arrow anywhere and has no source`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)

    #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
    #expect(popover.sourceView == nil && popover.sourceItem == nil)
    #expect(popover.barButtonItem == nil && popover.passthroughViews == nil)
    #expect(!popover.canOverlapSourceViewRect && popover.backgroundColor == nil)
    #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.large])
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
  }

  @Test
  func `a view and a shown bar item are sources with a frame`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 200, width: 50, height: 40))
    let root = UIViewController()
    root.view.addSubview(view)
    let item = UIBarButtonItem(title: "Edit")
    root.navigationItem.rightBarButtonItem = item
    #expect(item.frame(in: root.view) == nil)

    stage.show(UINavigationController(rootViewController: root))

    #expect(view.frame(in: root.view) == view.frame)
    #expect(try #require(item.frame(in: root.view)).width > 0)
  }

  final class Custom: UIPresentationController {
    var trace: [String] = []

    override func presentationTransitionWillBegin() {
      trace.append("will present, container \(containerView != nil)")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      trace.append("did present \(completed)")
    }

    override func dismissalTransitionWillBegin() {
      trace.append("will dismiss, container \(containerView != nil)")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      trace.append("did dismiss \(completed)")
    }
  }

  final class Giver: NSObject, UIViewControllerTransitioningDelegate {
    var made: Custom?

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let custom = Custom(presentedViewController: presented, presenting: presenting)
      made = custom
      return custom
    }
  }

  @Test
  func `a subclass hears of the beginning and the end of both ways`() throws {
    let (root, modal) = (UIViewController(), UIViewController())
    let giver = Giver()
    stage.show(root)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = giver

    root.present(modal, animated: true)
    stage.loop.settle()
    let custom = try #require(giver.made)
    #expect(custom.presentedView === modal.view && modal.presentationController === custom)
    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(
      custom.trace == [
        "will present, container true", "did present true", "will dismiss, container true",
        "did dismiss true",
      ]
    )
  }
}
