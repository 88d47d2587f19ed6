import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct RotationTests {
  let stage = Stage.current

  @Test
  func `turning the device tells controllers, animates along and completes later`() {
    let root = TurningController()
    stage.show(root)

    stage.rotate(to: .landscapeLeft)

    let wide = CGSize(width: 852, height: 393)
    #expect(root.trace == ["traits compact", "size 852", "along"])
    #expect(root.view.bounds.size == wide)
    #expect(root.transitionCoordinator?.transitionDuration == 0.3)
    stage.loop.settle()
    #expect(root.trace == ["traits compact", "size 852", "along", "completion"])
    #expect(root.transitionCoordinator == nil)
    #expect(UIScreen.main.bounds.size == wide)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test
  func `children and presented controllers hear of it too`() {
    let root = UIViewController()
    let child = TurningController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: root)
    stage.show(root)
    let modal = TurningController()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    stage.loop.settle()

    stage.rotate(to: .landscapeRight)

    #expect(child.trace.contains("size 852"))
    #expect(modal.trace.contains("size 852"))
    stage.loop.settle()
    #expect(modal.view.bounds.width == 852)
  }

  @Test
  func `an orientation that the top controller doesn't support is refused`() {
    let root = FixedController()
    stage.show(root)

    #expect(!stage.rotate(to: .landscapeLeft))
    #expect(stage.interfaceOrientation == .portrait)
    #expect(UIDevice.current.orientation == .landscapeRight)

    root.mask = .landscape
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.loop.settle()

    #expect(stage.interfaceOrientation == .landscapeLeft)
  }

  @Test
  func `a scene turns when asked, and says why not`() {
    let root = FixedController()
    let scene = stage.show(root).windowScene
    var isRefused = false

    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in
      isRefused = true
    }
    stage.loop.settle()
    #expect(isRefused)

    root.mask = .all
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    stage.loop.settle()
    #expect(scene?.interfaceOrientation == .landscapeRight)
    #expect(scene?.statusBarManager?.statusBarFrame == .zero)
  }

  @Test
  func `a wide pad window that gets narrow collapses its split view`() {
    let stage = Stage(device: .pad)
    stage.perform {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      stage.show(split)
      #expect(!split.isCollapsed)

      stage.resize(to: CGSize(width: 375, height: 1194))
      stage.loop.settle()

      #expect(split.isCollapsed)
      #expect(split.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test
  func `a container gives a child other traits`() {
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.show(root)

    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )

    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }
}

private final class TurningController: UIViewController {
  var trace: [String] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    trace.append("size \(Int(size.width))")
    coordinator.animate { [weak self] _ in
      self?.trace.append("along")
    } completion: { [weak self] _ in
      self?.trace.append("completion")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    trace.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
  }
}

private final class FixedController: UIViewController {
  var mask = UIInterfaceOrientationMask.portrait
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}
