import Dispatch
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What a screen reads while it leaves.
@MainActor
@Suite(.onStage)
struct LeavingScreenTests {
  @Observable
  final class Model {
    var isShown = false
    @ObservationIgnored let trace = Trace()
  }

  private struct Leaf: View {
    let trace: Trace
    @Environment(\.leavingName) private var name
    var body: some View {
      Text(name)
        .onChange(of: name) { trace("changed to \(name)") }
        .onDisappear { trace("left as \(name)") }
    }
  }

  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      Text("root")
        .sheet(isPresented: $model.isShown) {
          NavigationStack { Leaf(trace: model.trace) }
            .environment(\.leavingName, "given")
        }
    }
  }

  @Test
  func `a screen of a stack in a sheet keeps its environment while it leaves`() {
    let model = Model()
    let host = showHosted(Root(model: model))
    model.isShown = true
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("given"))

    model.isShown = false
    Stage.current.loop.settle()

    #expect(host.presentedViewController == nil)
    #expect(model.trace.events == ["left as given"])
  }

  @Test
  func `tasks of one place start from the inside out`() async {
    let trace = Trace()
    let view = (0..<20).reduce(AnyView(Text("root"))) { view, number in
      AnyView(view.task { trace("\(number)") })
    }
    let host = showHosted(view)
    for _ in 0..<1000 where trace.events.count < 20 {
      await Task.yield()
    }
    #expect(trace.events == (0..<20).map { "\($0)" })
    withExtendedLifetime(host) {}
  }

  @Test
  func `what the main queue changes is shown on the stage that it belongs to`() async {
    let model = Model()
    let host = showHosted(Root(model: model))
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { model.isShown = true }
        continuation.resume()
      }
    }
    for _ in 0..<1000 where host.presentedViewController == nil {
      await Task.yield()
    }
    Stage.current.loop.settle()
    #expect(host.presentedViewController?.transitionCoordinator == nil)
    #expect(Finger.screen.contains("given"))
  }
}

extension EnvironmentValues {
  fileprivate var leavingName: String {
    get { self[LeavingNameKey.self] }
    set { self[LeavingNameKey.self] = newValue }
  }
}

private struct LeavingNameKey: EnvironmentKey {
  static let defaultValue = "default"
}
