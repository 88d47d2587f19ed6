import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.8.1
@MainActor
@Suite(.onStage)
struct AdaptingTests {
  final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var source: UIView?
    var style: UIModalPresentationStyle?
    var standIn: ((UIViewController) -> UIViewController)?
    var told: [UIModalPresentationStyle] = []
    var asked = 0

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      popoverPresentationController.sourceView = source
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      asked += 1
      return style ?? .formSheet
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      standIn?(controller.presentedViewController)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      told.append(style)
    }
  }

  private let delegate = Delegate()
  private let root = UIViewController()
  private let modal = UIViewController()

  private func present(_ style: UIModalPresentationStyle) {
    Stage.current.show(root)
    modal.modalPresentationStyle = style
    modal.presentationController?.delegate = delegate
    root.present(modal, animated: false)
    Stage.current.loop.settle()
  }

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits { $0.horizontalSizeClass = sizeClass }
    )
    Stage.current.loop.settle()
  }

  @Test
  func `the delegate may give a popover its source at the last moment`() {
    Stage(device: .pad).perform {
      delegate.source = root.view

      present(.popover)

      #expect(modal.activePresentationController is UIPopoverPresentationController)
      #expect(delegate.told == [.none])
      #expect(delegate.asked == 0)
    }
  }

  @Test
  func `another controller stands in for what adapts`() throws {
    delegate.style = .fullScreen
    delegate.standIn = { UINavigationController(rootViewController: $0) }

    present(.popover)

    let stack = try #require(root.presentedViewController as? UINavigationController)
    #expect(stack.viewControllers == [modal])
    #expect(modal.view.window != nil)
    #expect(root.view.window == nil)
    #expect(delegate.told == [.fullScreen])
    modal.dismiss(animated: false)
    Stage.current.loop.settle()
    #expect(root.presentedViewController == nil)
    #expect(root.view.window != nil)
    #expect(stack.presentingViewController == nil)
  }

  @Test
  func `in compact width a form sheet follows its delegate`() {
    delegate.style = .fullScreen

    present(.formSheet)

    #expect(modal.activePresentationController is FullScreenPresentationController)
    #expect(modal.view.frame.height == 852)
  }

  @Test
  func `a custom presentation adapts as it says itself`() {
    final class Own: UIPresentationController {
      override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .formSheet }
    }
    final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Own(presentedViewController: presented, presenting: presenting)
      }
    }
    let transitions = Transitions()
    modal.transitioningDelegate = transitions

    present(.custom)

    #expect(modal.activePresentationController is UISheetPresentationController)
  }

  @Test
  func `a popover becomes a sheet when its window gets narrow, and one again`() {
    Stage(device: .pad).perform {
      delegate.source = root.view
      present(.popover)
      let stage = Stage.current
      #expect(modal.view.bounds.width == 320)

      setWidth(.compact)
      #expect(modal.activePresentationController is UISheetPresentationController)
      #expect(modal.view.bounds.width > 700)
      #expect(delegate.asked > 0)
      setWidth(.regular)

      #expect(modal.activePresentationController is UIPopoverPresentationController)
      #expect(modal.view.bounds.width == 320)
      #expect(delegate.told == [.none, .formSheet, .none])
      stage.tap(at: CGPoint(x: 10, y: 1100))
      stage.loop.settle()
      #expect(root.presentedViewController == nil)
    }
  }
}
