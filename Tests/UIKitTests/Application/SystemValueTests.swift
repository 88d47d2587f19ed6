import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A.11: images, alerts, scenes, windows and traits.
@MainActor
@Suite(.onStage)
struct SystemValueTests {
  let stage = Stage.current

  @Test
  func `the system's own images are symbols`() {
    for image in [
      UIImage.add, UIImage.remove, UIImage.checkmark, UIImage.actions, UIImage.strokedCheckmark,
    ] {
      #expect(image.isSymbolImage)
    }
    #expect(UIImage().isSymbolImage == false && UIImage().size == .zero)
    #expect(UIImage.RenderingMode.automatic.rawValue == 0)
    #expect(UIImage.RenderingMode.alwaysOriginal.rawValue == 1)
    #expect(UIImage.RenderingMode.alwaysTemplate.rawValue == 2)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test
  func `an image's variants leave it as it is`() throws {
    let image = try #require(UIImage(systemName: "star"))

    let template = image.withRenderingMode(.alwaysTemplate)

    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(UIImage().applyingSymbolConfiguration(.init(scale: .large)) == nil)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode != .automatic)
  }

  @Test
  func `alerts and actions have UIKit's numbers, and actions keep their order`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["B", "A", "C"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }

    #expect(UIAlertController.Style.actionSheet.rawValue == 0)
    #expect(UIAlertController.Style.alert.rawValue == 1)
    #expect(UIAlertAction.Style.default.rawValue == 0)
    #expect(UIAlertAction.Style.cancel.rawValue == 1)
    #expect(UIAlertAction.Style.destructive.rawValue == 2)
    #expect(alert.actions.map(\.title) == ["B", "A", "C"])
    #expect(alert.textFields == nil && alert.preferredAction == nil)
    #expect(alert.severity == .default && alert.actions.allSatisfy(\.isEnabled))
  }

  @Test
  func `an alert with nothing to say raises when it appears`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let root = UIViewController()
      Stage.current.show(root)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      root.present(alert, animated: false)
      Stage.current.loop.settle()
    }
  }

  @Test
  func `states of scenes and of the application have UIKit's numbers`() {
    #expect(UIScene.ActivationState.unattached.rawValue == -1)
    #expect(UIScene.ActivationState.foregroundActive.rawValue == 0)
    #expect(UIScene.ActivationState.foregroundInactive.rawValue == 1)
    #expect(UIScene.ActivationState.background.rawValue == 2)
    #expect(UIApplication.State.active.rawValue == 0)
    #expect(UIApplication.State.inactive.rawValue == 1)
    #expect(UIApplication.State.background.rawValue == 2)
    #expect(UIUserInterfaceStyle.light.rawValue == 1 && UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
    #expect(UIUserInterfaceIdiom.phone.rawValue == 0 && UIUserInterfaceIdiom.pad.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UIUserInterfaceLevel.elevated.rawValue == 1)
    #expect(UILegibilityWeight.bold.rawValue == 1 && UIAccessibilityContrast.high.rawValue == 1)
  }

  @Test
  func `a new window is hidden and has no root`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    #expect(window.isHidden && !window.isKeyWindow && window.rootViewController == nil)
    #expect(window.windowLevel == .normal && UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
  }

  final class Appearing: UIViewController {
    var trace: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      trace.append("willAppear")
    }
  }

  @Test
  func `a root appears when its window becomes visible, not when it is set`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let root = Appearing()

    window.rootViewController = root
    stage.loop.settle()
    #expect(root.trace.isEmpty)
    window.makeKeyAndVisible()
    stage.loop.settle()

    #expect(root.trace == ["willAppear"])
    #expect(window.isKeyWindow)
  }

  @Test
  func `traits that nobody says are unspecified`() {
    let traits = UITraitCollection()

    #expect(traits.userInterfaceStyle == .unspecified && traits.userInterfaceIdiom == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified && traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
  }

  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test
  func `a trait of the app's is named by its type and changes no colours`() {
    #expect(Density.name == "Density")
    #expect(!Density.affectsColorAppearance)
  }

  @Test
  func `a registration goes with its object`() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      made.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: UIViewController, _) in
        controller.title = "changed"
      }
      controller = made
    }

    #expect(controller == nil)
  }

  @Test
  func `opening an address can be waited for`() async throws {
    let known = try #require(URL(string: "https://example.com"))
    let unknown = try #require(URL(string: "unknown-scheme:x"))
    var answers: [Bool] = []

    let task = Task {
      answers.append(await UIApplication.shared.open(known))
      answers.append(await UIApplication.shared.open(unknown))
    }
    for _ in 0..<100 where answers.count < 2 {
      await Task.yield()
      stage.loop.settle()
    }
    task.cancel()

    #expect(answers == [true, false])
  }
}
