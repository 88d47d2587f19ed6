import BridgeSupport
import Combine
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ItemBuilderTests {
  @MainActor
  private final class Model: ObservableObject {
    enum Mode { case reading, editing }

    @Published var canShare = true
    @Published var tags = ["A", "B"]
    @Published var mode = Mode.reading
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Content")
        .uiKitNavigationBarTrailing {
          switch model.mode {
          case .reading: BarItem.title("Edit") { _ in }
          case .editing: BarItem.title("Done") { _ in }
          }
          if model.canShare {
            BarItem.systemItem(.action) { _ in }
          }
          for tag in model.tags {
            BarItem.title(tag) { _ in }
          }
        }
        .uiKitNavigationBarLeading {
          if let first = model.tags.first {
            BarItem.title("First \(first)") { _ in }
          } else {
            BarItem.title("Nothing") { _ in }
          }
        }
        .uiKitToolbar {
          BarItem.flexibleSpace()
          [BarItem.title("One") { _ in }, .title("Two") { _ in }]
        }
    }
  }

  private func titles(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).map { $0.title ?? "" }
  }

  @Test
  func `conditions, loops and switches make a list`() {
    let test = TestStack()

    let screen = test.show(Screen(model: Model()))

    #expect(titles(screen.navigationItem.rightBarButtonItems) == ["Edit", "", "A", "B"])
    #expect(titles(screen.navigationItem.leftBarButtonItems) == ["First A"])
    #expect(titles(screen.toolbarItems) == ["", "One", "Two"])
  }

  @Test
  func `items that stay keep their objects when others come and go`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))
    let before = try #require(screen.navigationItem.rightBarButtonItems)

    model.canShare = false
    model.mode = .editing
    test.settle()

    let after = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(titles(after) == ["Done", "A", "B"])
    #expect(areSame(after, [before[0], before[2], before[3]]))
  }
}
