import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.7: collections of views.
@MainActor
@Suite(.onStage)
struct ConstantRangeTests {
  @Test
  func `a range counts once, and another count is logged`() {
    struct Screen: View {
      let model: Watched
      var body: some View {
        VStack { ForEach(0..<model.number) { Text("Row \($0)") } }
      }
    }
    let model = Watched()
    model.number = 2
    let host = showHosted(Screen(model: model))
    #expect(host.heard == ["Row 0", "Row 1"])

    model.number = 3
    flush()

    #expect(host.heard == ["Row 0", "Row 1"])
    #expect(
      Stage.current.log.contains {
        $0.hasSuffix(
          "should only be used for *constant* data. Instead conform data to Identifiable or use"
            + " ForEach(_:id:content:) and provide an explicit id!"
        )
      }
    )
  }

  @Test
  func `a range with an id counts as often as it changes`() {
    struct Screen: View {
      let model: Watched
      var body: some View {
        VStack { ForEach(0..<model.number, id: \.self) { Text("Row \($0)") } }
      }
    }
    let model = Watched()
    model.number = 2
    let host = showHosted(Screen(model: model))

    model.number = 3
    flush()

    #expect(host.heard == ["Row 0", "Row 1", "Row 2"])
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `a selection of another type than the ids selects nothing`() {
    struct Screen: View {
      @State private var chosen: String?
      let trace: Trace
      var body: some View {
        List(selection: $chosen) {
          ForEach([1, 2], id: \.self) { Text("Row \($0)") }
        }
        .onChange(of: chosen) { _, new in trace(new ?? "none") }
      }
    }
    let trace = Trace()
    let host = showHosted(Screen(trace: trace))
    Stage.current.loop.settle()
    let row = host.view.accessibilityNodes().first { $0.label == "Row 1" }

    if let row { Stage.current.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY)) }
    Stage.current.loop.settle()

    #expect(row != nil)
    #expect(trace.events.isEmpty)
  }

  @Test
  func `an explicit tag selects for its row`() {
    struct Screen: View {
      @State private var chosen: String?
      let trace: Trace
      var body: some View {
        List(selection: $chosen) {
          ForEach([1, 2], id: \.self) { Text("Row \($0)").tag("tag \($0)") }
        }
        .onChange(of: chosen) { _, new in trace(new ?? "none") }
      }
    }
    let trace = Trace()
    let host = showHosted(Screen(trace: trace))
    Stage.current.loop.settle()
    let row = host.view.accessibilityNodes().first { $0.label == "Row 2" }

    if let row { Stage.current.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY)) }
    Stage.current.loop.settle()

    #expect(trace.events == ["tag 2"])
  }
}
