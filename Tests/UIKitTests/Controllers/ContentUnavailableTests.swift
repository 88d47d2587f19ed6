import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct ContentUnavailableTests {
  private let stage = Stage.current

  private final class Screen: UIViewController {
    var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var updates = 0
    var retries = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard items.isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "tray")
      empty.text = "No Orders"
      empty.secondaryText = "They come here."
      empty.button.title = "Retry"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retries += 1 }
      contentUnavailableConfiguration = empty
    }
  }

  @Test func `an empty screen says so until it has content`() {
    let screen = Screen()
    stage.show(screen)
    #expect(stage.textTree().contains("No Orders"))
    #expect(stage.textTree().contains("They come here."))
    #expect(screen.updates == 1)

    screen.items = ["A"]
    screen.items = ["A", "B"]
    stage.loop.settle()

    #expect(!stage.textTree().contains("No Orders"))
    #expect(screen.updates == 2)
    #expect(screen.contentUnavailableConfiguration == nil)
  }

  @Test func `its button does what the app wants`() throws {
    let screen = Screen()
    stage.show(screen)
    let button = try #require(
      stage.layers.flatMap { $0 }.flatMap(\.flattened).first { $0.label == "Retry" }
    )

    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))

    #expect(screen.retries == 1)
  }

  @Test func `a search without results names what was searched for`() {
    let screen = UIViewController()
    screen.navigationItem.searchController = UISearchController()
    screen.navigationItem.searchController?.searchBar.text = "kiwi"
    stage.show(UINavigationController(rootViewController: screen))

    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    stage.loop.settle()

    #expect(stage.textTree().contains("No Results for “kiwi”"))
  }

  @Test func `loading shows an indicator over what is there`() {
    let screen = UIViewController()
    stage.show(screen)
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    screen.view.addSubview(UILabel())
    stage.loop.settle()

    #expect(screen.view.subviews.last is UIContentUnavailableView)
    #expect(screen.view.subviews.last?.frame == screen.view.bounds)
    #expect(stage.textTree().contains("Loading…"))
    screen.contentUnavailableConfiguration = nil
    #expect(!screen.view.subviews.contains { $0 is UIContentUnavailableView })
  }
}
