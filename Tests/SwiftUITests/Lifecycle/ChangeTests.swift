import Combine
import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct ChangeTests {
  let trace = Trace()

  struct TwoArguments: View {
    let model: Watched
    let trace: Trace
    let isInitial: Bool
    var body: some View {
      Text("\(model.number)")
        .onChange(of: model.number, initial: isInitial) { old, new in trace("\(old)>\(new)") }
    }
  }

  // C.9.12
  @Test
  func `a change is told with the old and the new value, not for the first one`() {
    let model = Watched()
    _ = showHosted(TwoArguments(model: model, trace: trace, isInitial: false))
    #expect(trace.take().isEmpty)

    model.number = 4
    #expect(trace.events.isEmpty)
    flush()
    model.other = 1
    flush()

    #expect(trace.take() == ["0>4"])
  }

  // C.9.12
  @Test
  func `the first value is told when asked for`() {
    _ = showHosted(TwoArguments(model: Watched(), trace: trace, isInitial: true))

    #expect(trace.take() == ["0>0"])
  }

  // C.9.12
  @Test
  func `an action without arguments runs after the update`() {
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        let number = model.number
        Text("\(number)").onChange(of: number) { trace("now \(number)") }
      }
    }
    let model = Watched()
    _ = showHosted(Screen(model: model, trace: trace))

    model.number = 2
    flush()

    #expect(trace.take() == ["now 2"])
  }

  // C.9.12
  @available(iOS, deprecated: 17.0)
  @Test
  func `the one-argument form runs the old closure`() {
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        let number = model.number
        Text("\(number)").onChange(of: number) { new in trace("\(number)>\(new)") }
      }
    }
    let model = Watched()
    _ = showHosted(Screen(model: model, trace: trace))

    model.number = 2
    flush()

    #expect(trace.take() == ["0>2"])
  }

  @Test
  func `values of a publisher are received while the view is there`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    struct Screen: View {
      let model: Watched
      let subject: CurrentValueSubject<Int, Never>
      let trace: Trace
      var body: some View {
        if model.flag { Text("a").onReceive(subject) { trace("\($0)") } }
      }
    }
    let model = Watched()
    _ = showHosted(Screen(model: model, subject: subject, trace: trace))
    #expect(trace.take() == ["1"])

    subject.send(2)
    #expect(trace.take() == ["2"])
    model.flag = false
    flush()
    subject.send(3)

    #expect(trace.take().isEmpty)
  }

  @Test
  func `a tap inside the view runs its action`() {
    let trace = trace
    let host = showHosted(
      Text("tap").padding(20).onTapGesture { trace("tap") }
        .onTapGesture(count: 2) { trace("never") }
    )
    let center = CGPoint(x: host.view.bounds.midX, y: (59 + 852 - 34) / 2)

    Stage.current.tap(at: center)
    Stage.current.tap(at: CGPoint(x: 5, y: 100))

    #expect(trace.take() == ["tap"])
  }
}
