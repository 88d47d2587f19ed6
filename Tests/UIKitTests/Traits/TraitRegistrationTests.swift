import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.11
@MainActor
@Suite(.onStage)
struct TraitRegistrationTests {
  private let trace = CallbackTrace()

  private func setDark() {
    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    )
    Stage.current.loop.settle()
  }

  @Test
  func `a scene tells of its traits, before its windows do`() throws {
    let controller = UIViewController()
    Stage.current.show(controller)
    let scene = try #require(controller.view.window?.windowScene)
    let trace = trace
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, previous) in
      trace.add("scene \(previous.userInterfaceStyle == .light)")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in trace.add("controller")
    }

    setDark()

    #expect(trace.take() == ["scene true", "controller"])
  }

  @Test
  func `what a scene overrides is seen in its windows`() throws {
    let controller = UIViewController()
    Stage.current.show(controller)
    let scene = try #require(controller.view.window?.windowScene)
    let trace = trace
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in
      trace.add("scene")
    }

    scene.traitOverrides.userInterfaceStyle = .dark
    Stage.current.loop.settle()

    #expect(trace.take() == ["scene"])
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test
  func `a presentation overrides traits of what it presents, and tells of them`() throws {
    let controller = UIViewController()
    let sheet = UIViewController()
    Stage.current.show(controller)
    let presentation = try #require(sheet.presentationController)
    let trace = trace
    presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIPresentationController, _) in trace.add("presentation")
    }
    presentation.traitOverrides.userInterfaceStyle = .dark
    controller.present(sheet, animated: false)
    Stage.current.loop.settle()
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle != .dark)
    _ = trace.take()

    presentation.traitOverrides.userInterfaceStyle = .light
    Stage.current.loop.settle()

    #expect(sheet.traitCollection.userInterfaceStyle == .light)
    #expect(trace.take() == ["presentation"])
  }
}
