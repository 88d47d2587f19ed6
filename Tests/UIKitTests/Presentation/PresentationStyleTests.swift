import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.8.1
@MainActor
@Suite(.onStage)
struct PresentationStyleTests {
  private func present(
    _ style: UIModalPresentationStyle?,
    on stage: Stage,
    delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  ) -> UIViewController {
    stage.perform {
      let root = UIViewController()
      stage.show(root)
      let modal = UIViewController()
      if let style { modal.modalPresentationStyle = style }
      modal.presentationController?.delegate = delegate
      modal.popoverPresentationController?.sourceView = root.view
      root.present(modal, animated: false)
      stage.loop.settle()
      return modal
    }
  }

  @Test
  func `a controller without a style comes as a page sheet`() {
    let modal = present(nil, on: .current)

    #expect(modal.activePresentationController is UISheetPresentationController)
    #expect(modal.presentationController?.presentationStyle == .pageSheet)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `in compact width every card is a sheet from the bottom`(style: UIModalPresentationStyle) {
    let modal = present(style, on: .current)

    #expect(modal.activePresentationController is UISheetPresentationController)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 59, width: 393, height: 793)
    )
  }

  @Test
  func `a popover stays one in compact width if its delegate says so`() {
    let delegate = StayingDelegate()

    let modal = present(.popover, on: .current, delegate: delegate)

    #expect(modal.activePresentationController is UIPopoverPresentationController)
    #expect(modal.view.bounds.height < 500)
  }

  @Test
  func `in regular width a popover stays one and a form sheet is a card`() {
    let stage = Stage(device: .pad)

    let popover = present(.popover, on: stage)
    #expect(popover.activePresentationController is UIPopoverPresentationController)

    let form = present(.formSheet, on: Stage(device: .pad))
    #expect(form.view.bounds.size == CGSize(width: 540, height: 620))
  }

  // C.8.6
  @Test
  func `only sheets have a sheet controller, a popover an adaptive one`() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      #expect(modal.sheetPresentationController != nil)
    }
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .popover] {
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      #expect(modal.sheetPresentationController == nil)
    }
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController?.adaptiveSheetPresentationController != nil)
  }

  // C.3
  @Test
  func `in compact width a popover needs no source`() {
    let root = UIViewController()
    Stage.current.show(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover

    root.present(modal, animated: false)
    Stage.current.loop.settle()

    #expect(root.presentedViewController === modal)
  }
}

final class StayingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}
