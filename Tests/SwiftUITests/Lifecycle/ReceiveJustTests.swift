import Combine
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ReceiveJustTests {
  private final class Counter {
    var bodies = 0
    var received: [Int] = []
  }

  @Observable
  final class Model {
    var number = 1
  }

  /// What was used for changes before iOS 14.
  private struct Older: View {
    let model: Model
    let counter: Counter
    @State private var copy = 0

    var body: some View {
      counter.bodies += 1
      return Text("\(copy)").onReceive(Just(Wrapped(number: model.number))) { value in
        counter.received.append(value.number)
        copy = value.number
      }
    }
  }

  /// Can't be compared.
  private struct Wrapped {
    let number: Int
    let closure: () -> Void = {}
  }

  @Test
  func `a value that is received at each pass comes to rest`() {
    let model = Model()
    let counter = Counter()
    let host = showHosted(Older(model: model, counter: counter))
    Stage.current.loop.settle()
    let first = counter.bodies

    model.number = 2
    Stage.current.loop.settle()

    #expect(host.view.accessibilityNodes().first?.label == "2")
    #expect(counter.received.last == 2)
    #expect(first <= 3)
    #expect(counter.bodies <= first + 3)
    #expect(Stage.current.log.isEmpty)
  }

  /// Without a published property of its own.
  final class Plain: ObservableObject {
    var opacity = 1.0
  }

  private struct Fading: View {
    @ObservedObject var plain: Plain
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(plain.opacity)
    }
  }

  private func opacity(_ host: UIViewController) -> CGFloat? {
    guard case .group(let group) = host.view.displayItems().first else { return nil }
    return group.opacity
  }

  @Test
  func `an object that says that it changes carries its animation to the views`() {
    let plain = Plain()
    let stage = Stage.current
    let host = showHosted(Fading(plain: plain))
    stage.loop.settle()

    withAnimation(.linear(duration: 1)) {
      plain.opacity = 0.2
      plain.objectWillChange.send()
    }
    stage.loop.flush()
    stage.loop.advance(by: 0.5)

    #expect(opacity(host).map { abs($0 - 0.6) < 0.05 } == true)
  }
}
