import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PresentationErrorTests {
  @Test
  func `presenting what is presented already raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIViewController()
      Stage.current.show(root)
      let modal = UIViewController()
      root.present(modal, animated: false)
      Stage.current.loop.settle()
      root.present(modal, animated: false)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(
      text.contains(
        "Application tried to present modally a view controller <UIViewController: 0x"
      )
    )
    #expect(text.contains("> that is already being presented by <UIViewController: 0x"))
  }

  @Test
  func `presenting what is on its way raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIViewController()
      Stage.current.show(root)
      let modal = UIViewController()
      root.present(modal, animated: true)
      root.present(modal, animated: true)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("that is already being presented by"))
  }

  @Test
  func `presenting itself raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIViewController()
      Stage.current.show(root)
      let modal = UIViewController()
      root.present(modal, animated: false)
      Stage.current.loop.settle()
      modal.present(modal, animated: false)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException"))
    #expect(text.contains("Application tried to present modally an active controller"))
  }

  @Test
  func `presenting a child of another controller raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIViewController()
      Stage.current.show(root)
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      root.present(child, animated: false)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Application tried to present modally an active controller"))
  }

  @Test
  func `a popover without a source raises in regular width`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(device: .pad)
      stage.perform {
        let root = UIViewController()
        stage.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .popover
        root.present(modal, animated: false)
        stage.loop.settle()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSGenericException"))
    #expect(text.contains("should have a non-nil sourceView or barButtonItem set"))
  }
}
