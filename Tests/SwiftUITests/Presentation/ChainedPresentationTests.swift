import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// Screens above screens, shown and taken away by one state at the root.
@MainActor
@Suite(.onStage)
struct ChainedPresentationTests {
  @Observable
  final class Model {
    var levels: [Int] = []
  }

  /// A level presents the next one while the state says so.
  struct Level: View {
    let levels: [Int]
    let index: Int
    let isSheet: Bool
    let truncate: (Int) -> Void

    var body: some View {
      NavigationView {
        VStack {
          Text("level \(index) of \(levels.count)")
          Button("Close \(index)") { truncate(0) }
        }
        .fullScreenCover(isPresented: isSheet ? .constant(false) : isCovered) { next }
        .sheet(isPresented: isSheet ? isCovered : .constant(false)) { next }
      }
      .navigationViewStyle(.stack)
    }

    private var next: some View {
      Level(levels: levels, index: index + 1, isSheet: isSheet, truncate: truncate)
    }

    private var isCovered: Binding<Bool> {
      Binding(get: { levels.count > index }, set: { if !$0 { truncate(index) } })
    }
  }

  struct Root: View {
    let model: Model
    let isSheet: Bool
    var body: some View {
      Level(levels: model.levels, index: 0, isSheet: isSheet) {
        model.levels = Array(model.levels.prefix($0))
      }
    }
  }

  @Test(arguments: [false, true])
  func `the root's state reaches screens whose covers a screen of a stack shows`(isSheet: Bool)
    throws
  {
    let model = Model()
    _ = showHosted(Root(model: model, isSheet: isSheet))

    for level in 1...3 {
      model.levels.append(level)
      Stage.current.loop.settle()
      #expect(Finger.screen.contains("level \(level) of \(level)"))
    }
  }

  @Test(arguments: [false, true])
  func `covers above covers go at once`(isSheet: Bool) throws {
    let model = Model()
    let host = showHosted(Root(model: model, isSheet: isSheet))
    for level in 1...3 {
      model.levels.append(level)
      Stage.current.loop.settle()
    }

    try Finger.tap("Close 3")

    #expect(model.levels == [])
    #expect(host.presentedViewController == nil)
    #expect(Finger.screen.contains("level 0 of 0"))
    #expect(!Stage.current.log.contains { $0.contains("in progress") })
  }
}
