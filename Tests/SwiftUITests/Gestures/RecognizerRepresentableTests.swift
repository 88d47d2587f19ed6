import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct RecognizerRepresentableTests {
  private let stage = Stage.current

  @Test
  func `a recognizer acts on touches of its view, in the view's coordinates`() {
    var places: [CGPoint] = []
    showHosted(
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 100)
        Color.blue.frame(width: 200, height: 100).gesture(TapAt { places.append($0) })
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
    )
    stage.loop.settle()

    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.loop.settle()
    #expect(places.isEmpty)

    stage.tap(at: CGPoint(x: 50, y: 130))
    stage.loop.settle()
    #expect(places == [CGPoint(x: 50, y: 30)])
  }

  @Test
  func `the recognizer is made once, updated with each change, and goes with its view`() throws {
    let trace = Trace()
    let host = showHosted(RecognizedScreen(trace: trace))
    stage.loop.settle()
    #expect(trace.take() == ["coordinator", "make", "update 0"])
    let count = try #require(host.view.gestureRecognizers?.count)

    try Finger.tap("Count")
    #expect(trace.take() == ["update 1"])

    try Finger.tap("Remove")
    #expect(host.view.gestureRecognizers?.count ?? 0 == count - 1)
  }
}

private struct TapAt: UIGestureRecognizerRepresentable {
  let action: (CGPoint) -> Void

  init(_ action: @escaping (CGPoint) -> Void) {
    self.action = action
  }

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    if recognizer.state == .ended { action(context.converter.localLocation) }
  }
}

private struct TracedTap: UIGestureRecognizerRepresentable {
  let trace: Trace
  let count: Int

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Trace {
    trace("coordinator")
    return trace
  }

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    context.coordinator("make")
    return UITapGestureRecognizer()
  }

  func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
    context.coordinator("update \(count)")
  }
}

private struct RecognizedScreen: View {
  let trace: Trace
  @State private var count = 0
  @State private var isShown = true

  init(trace: Trace) {
    self.trace = trace
  }

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Button("Remove") { isShown = false }
      if isShown {
        Color.blue.frame(width: 100, height: 100).gesture(TracedTap(trace: trace, count: count))
      }
    }
  }
}
