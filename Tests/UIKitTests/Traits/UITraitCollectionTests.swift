import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UITraitCollectionTests {
  let stage = Stage.current

  @Test
  func `mutations start from nothing, modifying from what is there`() {
    let fresh = UITraitCollection { $0.userInterfaceStyle = .dark }
    let changed = fresh.modifyingTraits { $0.layoutDirection = .rightToLeft }

    #expect(fresh.userInterfaceStyle == .dark)
    #expect(fresh.layoutDirection == .unspecified)
    #expect(changed.userInterfaceStyle == .dark)
    #expect(changed.layoutDirection == .rightToLeft)
    #expect(changed != fresh)
  }

  @Test
  func `a custom trait has its default until it is set`() {
    let plain = UITraitCollection()

    let changed = plain.modifyingTraits { $0[DensityTrait.self] = 3 }

    #expect(plain[DensityTrait.self] == 1)
    #expect(changed[DensityTrait.self] == 3)
  }

  @Test
  func `overrides reach the object and what it contains`() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    stage.show(controller)

    controller.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides[DensityTrait.self] = 2

    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection[DensityTrait.self] == 2)
    #expect(controller.traitCollection[DensityTrait.self] == 1)
  }

  @Test
  func `a removed override gives the trait back`() {
    let view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.traitOverrides.contains(UITraitLayoutDirection.self))

    view.traitOverrides.remove(UITraitLayoutDirection.self)

    #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(view.traitCollection.layoutDirection == .leftToRight)
  }

  @Test
  func `reading an override that isn't set raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      _ = UIView().traitOverrides.userInterfaceStyle
    }
  }

  @Test
  func `a handler runs once after a change of any of its traits`() {
    let controller = UIViewController()
    var trace: [String] = []
    controller.registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    ]) { (controller: UIViewController, previous: UITraitCollection) in
      trace.append(
        "\(previous.userInterfaceStyle) → \(controller.traitCollection.userInterfaceStyle)"
      )
    }
    stage.show(controller)

    stage.setTraits(
      stage.traits.modifyingTraits {
        $0.userInterfaceStyle = .dark
        $0.layoutDirection = .rightToLeft
      }
    )
    stage.loop.flush()

    #expect(trace == ["light → dark"])
  }

  @Test
  func `a handler doesn't run for other traits, nor after it is unregistered`() {
    let controller = UIViewController()
    var runs = 0
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in runs += 1
    }
    stage.show(controller)

    stage.setTraits(stage.traits.modifyingTraits { $0.layoutDirection = .rightToLeft })
    #expect(runs == 0)
    controller.unregisterForTraitChanges(registration)
    stage.setTraits(stage.traits.modifyingTraits { $0.userInterfaceStyle = .dark })

    #expect(runs == 0)
  }

  @Test
  func `overrides are delivered with the next layout`() {
    let controller = UIViewController()
    var runs = 0
    controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in runs += 1
    }
    stage.show(controller)

    controller.view.traitOverrides.userInterfaceStyle = .dark
    #expect(runs == 0)
    stage.loop.flush()

    #expect(runs == 1)
  }

  @Test
  func `only views in a window hear of changes`() {
    let view = TracingView()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.changes == 0)

    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    view.overrideUserInterfaceStyle = .light

    #expect(view.changes == 1)
  }

  @Test
  func `the current traits during layout are those of the view`() {
    let controller = UIViewController()
    let view = TracingView()
    view.overrideUserInterfaceStyle = .dark
    controller.view.addSubview(view)

    stage.show(controller)

    #expect(view.styleAtLayout == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

private final class TracingView: UIView {
  var changes = 0
  var styleAtLayout = UIUserInterfaceStyle.unspecified

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes += 1
  }

  override func layoutSubviews() {
    styleAtLayout = UITraitCollection.current.userInterfaceStyle
  }
}
