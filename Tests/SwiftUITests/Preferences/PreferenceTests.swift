import StageSupport
@_spi(Headless) import SwiftUI
import Testing

private enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = ["none"]

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

@MainActor
@Suite(.onStage)
struct PreferenceTests {
  let trace = Trace()

  struct Names: View {
    let model: Watched
    let trace: Trace
    var body: some View {
      Group {
        Text("a").preference(key: NamesKey.self, value: ["a"])
        if model.flag { Text("b").preference(key: NamesKey.self, value: ["b\(model.number)"]) }
      }
      .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
    }
  }

  // C.9.13
  @Test
  func `a preference is told reduced, in order, first and at every change`() {
    let model = Watched()
    _ = showHosted(Names(model: model, trace: trace))
    #expect(trace.take() == ["ab0"])

    model.number = 1
    flush()
    #expect(trace.take() == ["ab1"])
    model.flag = false
    flush()
    #expect(trace.take() == ["a"])
    model.other = 5
    flush()

    #expect(trace.take().isEmpty)
  }

  // C.9.13
  @Test
  func `without a value the default is told once`() {
    let trace = trace
    _ = showHosted(Text("a").onPreferenceChange(NamesKey.self) { trace($0.joined()) })

    #expect(trace.take() == ["none"])
  }

  @Test
  func `an outer preference takes the place of those inside`() {
    let trace = trace
    _ = showHosted(
      Text("a").preference(key: NamesKey.self, value: ["in"])
        .preference(key: NamesKey.self, value: ["out"])
        .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
    )

    #expect(trace.take() == ["out"])
  }

  @Test
  func `a transform changes what comes from inside`() {
    let trace = trace
    _ = showHosted(
      Text("a").preference(key: NamesKey.self, value: ["in"])
        .transformPreference(NamesKey.self) { $0.append("side") }
        .onPreferenceChange(NamesKey.self) { trace($0.joined(separator: " ")) }
    )

    #expect(trace.take() == ["in side"])
  }

  @Test
  func `a background's preferences count`() {
    let trace = trace
    _ = showHosted(
      Text("a").background(Text("b").preference(key: NamesKey.self, value: ["back"]))
        .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
    )

    #expect(trace.events.last == "back")
  }

  @Test
  func `state that a preference changes is shown in the same update`() {
    struct Screen: View {
      @State private var names = ""
      var body: some View {
        Text(names).preference(key: NamesKey.self, value: ["x"])
          .onPreferenceChange(NamesKey.self) { names = $0.joined() }
      }
    }

    #expect(showHosted(Screen()).heard == ["x"])
  }
}
