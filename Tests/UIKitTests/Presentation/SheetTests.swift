import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SheetTests {
  let stage = Stage.current

  private func presentSheet(_ configure: (UISheetPresentationController) -> Void = { _ in })
    throws -> UIViewController
  {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    configure(try #require(modal.sheetPresentationController))
    root.present(modal, animated: false)
    stage.loop.settle()
    return modal
  }

  @Test
  func `a large sheet begins at the safe area's top`() throws {
    let modal = try presentSheet()

    #expect(
      modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 59, width: 393, height: 793)
    )
  }

  @Test
  func `a medium sheet floats`() throws {
    let modal = try presentSheet { $0.detents = [.medium(), .large()] }

    let frame = modal.view.convert(modal.view.bounds, to: nil)

    #expect(abs(frame.minX - 8) < 0.01)
    #expect(abs(frame.minY - 403.7) < 0.5)
    #expect(abs(frame.height - 440.3) < 0.5)
  }

  @Test
  func `a custom detent of 400 floats with its scaled height`() throws {
    let modal = try presentSheet { $0.detents = [.custom { _ in 400 }] }

    let frame = modal.view.convert(modal.view.bounds, to: nil)

    #expect(abs(frame.minY - 427.67) < 0.01)
    #expect(abs(frame.height - 416.33) < 0.01)
  }

  @Test
  func `no selected detent means the smallest`() throws {
    let modal = try presentSheet { $0.detents = [.large(), .medium()] }

    let sheet = try #require(modal.sheetPresentationController)

    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.frameOfPresentedViewInContainerView.minX == 8)
  }

  @Test
  func `a sheet comes from below along its spring`() throws {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()

    root.present(modal, animated: true)
    stage.loop.advance(by: 0.1)

    let container = try #require(modal.presentationController?.containerView)
    #expect(container.window != nil)
    #expect(modal.isBeingPresented)
    stage.loop.settle()
    #expect(!modal.isBeingPresented)
    #expect(stage.clock.now == 0.4)
  }
}
