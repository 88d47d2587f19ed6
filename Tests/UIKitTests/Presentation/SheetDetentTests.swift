import StageSupport
import Testing
@_spi(Headless) import UIKit

// C.8.6
@MainActor
@Suite(.onStage)
struct SheetDetentTests {
  let stage = Stage.current
  let delegate = DetentDelegate()

  private func presentSheet(
    selected: UISheetPresentationController.Detent.Identifier? = nil
  ) throws -> (root: UIViewController, sheet: UISheetPresentationController) {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = selected
    sheet.delegate = delegate
    root.present(modal, animated: false)
    stage.loop.settle()
    return (root, sheet)
  }

  private func drag(from start: CGFloat, to end: CGFloat, hold: TimeInterval = 0.3) {
    stage.drag(
      from: CGPoint(x: 196, y: start),
      to: CGPoint(x: 196, y: end),
      duration: 0.5,
      hold: hold
    )
    stage.loop.settle()
  }

  @Test
  func `a new sheet has the large detent alone and none selected`() throws {
    let modal = UIViewController()
    let sheet = try #require(modal.sheetPresentationController)

    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
  }

  @Test
  func `a finger lifts a sheet to its larger detent and the delegate hears of it`() throws {
    let (_, sheet) = try presentSheet()

    drag(from: 430, to: 150)

    #expect(delegate.selected == [.large])
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(sheet.frameOfPresentedViewInContainerView.minY == 59)
  }

  @Test
  func `a finger lowers a large sheet to its smaller detent`() throws {
    let (root, sheet) = try presentSheet(selected: .large)

    drag(from: 90, to: 400)

    #expect(delegate.selected == [.medium])
    #expect(root.presentedViewController != nil)
    #expect(delegate.willDismisses == 0)
    #expect(sheet.frameOfPresentedViewInContainerView.minX == 8)
  }

  @Test
  func `a sheet that comes back to its detent tells nobody`() throws {
    let (_, sheet) = try presentSheet()

    drag(from: 430, to: 400)

    #expect(delegate.selected.isEmpty)
    #expect(sheet.selectedDetentIdentifier == nil)
  }

  @Test
  func `a flick decides by its direction`() throws {
    let (_, sheet) = try presentSheet()

    stage.drag(
      from: CGPoint(x: 196, y: 430),
      to: CGPoint(x: 196, y: 330),
      duration: 0.1
    )
    stage.loop.settle()

    #expect(sheet.selectedDetentIdentifier == .large)
  }

  @Test
  func `below the smallest detent a pull dismisses`() throws {
    let (root, _) = try presentSheet()

    drag(from: 430, to: 800)

    #expect(root.presentedViewController == nil)
    #expect(delegate.willDismisses == 1)
    #expect(delegate.selected.isEmpty)
  }

  @Test
  func `the sheet's edge follows the finger between its detents`() throws {
    let (_, sheet) = try presentSheet()
    let top = sheet.frameOfPresentedViewInContainerView.minY

    stage.drag(
      from: CGPoint(x: 196, y: 430),
      to: CGPoint(x: 196, y: 320),
      duration: 0.5,
      hold: 0.3,
      releases: false
    )

    let moved = sheet.presentedViewController.view.convert(CGPoint.zero, to: nil).y
    #expect(moved < top - 80 && moved > top - 115)
  }

  @Test
  func `a detent chosen in code tells nobody`() throws {
    let (_, sheet) = try presentSheet()

    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.loop.settle()

    #expect(sheet.frameOfPresentedViewInContainerView.minY == 59)
    #expect(delegate.selected.isEmpty)
  }
}

final class DetentDelegate: NSObject, UISheetPresentationControllerDelegate {
  var selected: [UISheetPresentationController.Detent.Identifier?] = []
  var willDismisses = 0

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    selected.append(sheetPresentationController.selectedDetentIdentifier)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismisses += 1
  }
}
