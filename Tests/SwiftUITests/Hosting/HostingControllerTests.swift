import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct HostingControllerTests {
  let trace = Trace()

  struct Counting: View {
    let name: String
    @State private var appearances = 0
    var body: some View {
      Text("\(name) \(appearances)").onAppear { appearances += 1 }
    }
  }

  struct Numbered: View {
    let model: Watched
    let trace: Trace
    var body: some View {
      let _ = trace("number \(model.number)")
      Text("\(model.number)")
    }
  }

  // C.9.1
  @Test
  func `a root view of another structure starts over`() {
    let host = showHosted(AnyView(Counting(name: "a")))
    host.rootView = AnyView(Counting(name: "b"))
    flush()
    #expect(host.heard == ["b 1"])

    host.rootView = AnyView(Counting(name: "c").padding())
    flush()

    #expect(host.heard == ["c 1"])
    #expect(Stage.current.log.isEmpty)
  }

  // C.9.2
  @Test
  func `asking for the preferred size evaluates what the size needs`() {
    let host = UIHostingController(rootView: Numbered(model: Watched(), trace: trace))
    host.loadViewIfNeeded()
    #expect(trace.take().isEmpty)

    host.sizingOptions = .preferredContentSize

    #expect(trace.take() == ["number 0"])
    #expect(host.preferredContentSize.width > 0)
  }

  // C.9.3
  @Test
  func `forcing layout after a change shows it at once`() {
    let model = Watched()
    let host = showHosted(Numbered(model: model, trace: trace))
    trace.clear()

    model.number = 4
    #expect(trace.events.isEmpty)
    host.view.setNeedsLayout()
    host.view.layoutIfNeeded()

    #expect(trace.take() == ["number 4"])
    #expect(host.heard == ["4"])
  }

  // C.9.14
  @Test
  func `a root view that holds its host keeps it alive`() {
    struct Holding: View {
      let action: @MainActor () -> Void
      var body: some View { Button("a", action: action) }
    }
    weak var gone: UIHostingController<Holding>?
    do {
      let host = UIHostingController(rootView: Holding {})
      host.rootView = Holding { host.dismiss(animated: true) }
      gone = host
    }
    #expect(gone != nil)

    gone?.rootView = Holding {}

    #expect(gone == nil)
  }

  // C.9.15
  @Test
  func `sizes aren't passed on unless the options say so`() {
    let host = showHosted(Numbered(model: Watched(), trace: trace))

    #expect(host.sizingOptions == [])
    #expect(host.preferredContentSize == .zero)
    #expect(host.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)

    host.sizingOptions = .intrinsicContentSize

    #expect(host.view.intrinsicContentSize.width > 0)
    #expect(host.preferredContentSize == .zero)
  }

  // C.11.7
  @Test
  func `two hosts of one view update each its own state`() {
    struct Button: View {
      let box: Box
      @State private var count = 0
      var body: some View {
        let _ = box.increments.append { count += 1 }
        Text("\(count)")
      }
    }
    final class Box {
      var increments: [() -> Void] = []
    }
    let box = Box()
    let view = Button(box: box)
    let (first, second) = (UIHostingController(rootView: view), UIHostingController(rootView: view))
    let container = UIViewController()
    for host in [first, second] {
      container.addChild(host)
      container.view.addSubview(host.view)
      host.didMove(toParent: container)
    }
    Stage.current.show(container)

    box.increments.first?()
    flush()

    #expect(Set([first.heard, second.heard]) == [["0"], ["1"]])
  }
}
