import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// What a stack does while a cover lies over it.
@MainActor
@Suite(.onStage)
struct CoveredStackTests {
  @Observable
  final class Model {
    var path: [Int] = [1]
    var note = "first"
    var isCovered = false
  }

  struct Covered: View {
    @Bindable var model: Model
    var body: some View {
      let note = model.note
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text("page \(number), \(note)").navigationTitle("Page \(number), \(note)")
          }
      }
      .fullScreenCover(isPresented: $model.isCovered) { Text("cover") }
    }
  }

  private func show(_ model: Model) throws -> UINavigationController {
    let host = showHosted(Covered(model: model))
    model.isCovered = true
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("cover"))
    return try #require(host.innerStack)
  }

  private func titles(_ stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.navigationItem.title)
  }

  @Test
  func `the path moves the stack below a cover, before the cover goes`() throws {
    let model = Model()
    let stack = try show(model)

    model.path = [1, 2]
    Stage.current.loop.settle()

    #expect(titles(stack) == ["Root", "Page 1, first", "Page 2, first"])
    model.path = []
    Stage.current.loop.settle()
    #expect(titles(stack) == ["Root"])
  }

  @Test
  func `screens below a cover follow what their destination reads`() throws {
    let model = Model()
    let stack = try show(model)

    model.note = "second"
    Stage.current.loop.settle()

    #expect(titles(stack) == ["Root", "Page 1, second"])
  }
}
