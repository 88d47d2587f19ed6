import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct HostedScreenTests {
  let trace = Trace()

  struct Titled: View {
    let model: Watched
    var body: some View {
      Text("content")
        .navigationTitle(model.name)
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(model.flag)
    }
  }

  struct Dismisser: View {
    let trace: Trace
    let box: Box
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    var body: some View {
      let _ = box.dismiss = { dismiss() }
      let _ = box.dismissByMode = { mode.wrappedValue.dismiss() }
      let _ = trace("presented \(isPresented)")
      Text("a")
    }
  }

  final class Box {
    var dismiss = {}
    var dismissByMode = {}
  }

  private func stack(_ controllers: UIViewController...) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(controllers, animated: false)
    Stage.current.show(stack)
    return stack
  }

  // C.9.4
  @Test
  func `a subtitle is written to the host's own item`() {
    let model = Watched()
    let host = UIHostingController(rootView: Subtitled(model: model))
    _ = stack(UIViewController(), host)
    flush()
    #expect(host.navigationItem.subtitle == "a")

    model.name = "b"
    flush()

    #expect(host.navigationItem.subtitle == "b")
  }

  struct Subtitled: View {
    let model: Watched
    var body: some View {
      Text("content").navigationTitle("Title").navigationSubtitle(model.name)
    }
  }

  // C.9.4
  @Test
  func `title, display mode and back button are written to the host's own item, late`() {
    let stack = stack(UIViewController())
    let host = UIHostingController(rootView: Titled(model: Watched()))
    host.navigationItem.title = "early"

    stack.pushViewController(host, animated: true)
    #expect(host.navigationItem.title == "early")
    flush()

    #expect(host.navigationItem.title == "a")
    #expect(host.navigationItem.largeTitleDisplayMode == .never)
    #expect(host.navigationItem.hidesBackButton)
    #expect(stack.navigationItem.title == nil)
  }

  // C.9.4
  @Test
  func `measuring writes no title`() {
    let host = UIHostingController(rootView: Titled(model: Watched()))

    _ = host.sizeThatFits(in: CGSize(width: 100, height: 100))
    flush()

    #expect(host.navigationItem.title == nil)
  }

  // C.9.4
  @Test
  func `a title follows the state`() {
    let model = Watched()
    let host = UIHostingController(rootView: Titled(model: model))
    _ = stack(host)

    model.name = "b"
    flush()

    #expect(host.navigationItem.title == "b")
  }

  // C.9.5
  @Test
  func `without a title in the views the app's own item stays`() {
    let host = UIHostingController(rootView: Text("a"))
    host.navigationItem.title = "own"
    host.navigationItem.hidesBackButton = true

    _ = stack(UIViewController(), host)

    #expect(host.navigationItem.title == "own")
    #expect(host.navigationItem.hidesBackButton)
  }

  // C.9.5
  @Test
  func `a host inside a plain container writes nothing into the container's item`() {
    let container = UIViewController()
    let host = UIHostingController(rootView: Titled(model: Watched()))
    container.addChild(host)
    container.view.addSubview(host.view)
    host.didMove(toParent: container)

    _ = stack(container)

    #expect(container.navigationItem.title == nil)
    #expect(host.navigationItem.title == "a")
  }

  @Test
  func `the innermost title counts`() {
    let host = UIHostingController(
      rootView: Text("a").navigationTitle("in").navigationTitle("out")
    )

    _ = stack(host)

    #expect(host.navigationItem.title == "in")
  }

  // C.9.6
  @Test
  func `a hidden bar is hidden around the appearance`() {
    let host = UIHostingController(rootView: Text("a").navigationBarHidden(true))

    let stack = stack(host)

    #expect(stack.isNavigationBarHidden)
  }

  // C.9.8
  @Test(arguments: [false, true])
  func `dismiss pops a pushed screen`(byMode: Bool) {
    let box = Box()
    let root = UIViewController()
    let stack = stack(root)
    stack.pushViewController(
      UIHostingController(rootView: Dismisser(trace: trace, box: box)),
      animated: false
    )
    flush()
    #expect(trace.events.last == "presented true")

    byMode ? box.dismissByMode() : box.dismiss()
    Stage.current.loop.settle()

    #expect(stack.viewControllers == [root])
  }

  // C.9.8
  @Test(arguments: [false, true])
  func `dismiss ends a modal presentation`(byMode: Bool) {
    let box = Box()
    let presenter = UIViewController()
    Stage.current.show(presenter)
    presenter.present(
      UIHostingController(rootView: Dismisser(trace: trace, box: box)),
      animated: false
    )
    flush()
    #expect(trace.events.last == "presented true")

    byMode ? box.dismissByMode() : box.dismiss()
    Stage.current.loop.settle()

    #expect(presenter.presentedViewController == nil)
  }

  // C.9.8
  @Test
  func `dismiss does nothing at the root`() {
    let box = Box()
    let host = UIHostingController(rootView: Dismisser(trace: trace, box: box))
    let stack = stack(host)
    #expect(trace.events.last == "presented false")

    box.dismiss()
    Stage.current.loop.settle()

    #expect(stack.viewControllers == [host])
  }

  // C.11.7
  @Test
  func `a covered screen keeps its state and is evaluated when it comes back`() {
    struct Counting: View {
      let model: Watched
      let trace: Trace
      @State private var appearances = 0
      var body: some View {
        let _ = trace("number \(model.number)")
        Text("\(model.number) \(appearances)").onAppear { appearances += 1 }
      }
    }
    let model = Watched()
    let host = UIHostingController(rootView: Counting(model: model, trace: trace))
    let stack = stack(host)
    stack.pushViewController(UIViewController(), animated: false)
    flush()
    trace.clear()

    model.number = 1
    model.number = 2
    flush()
    #expect(trace.take().isEmpty)
    stack.popViewController(animated: false)
    flush()

    #expect(trace.events.first == "number 2")
    #expect(host.heard == ["2 2"])
  }

  // C.9.14
  @Test
  func `a screen that was popped is freed with its views`() {
    let stack = stack(UIViewController())
    let before = Counters.liveNodes
    weak var gone: UIViewController?
    do {
      let host = UIHostingController(rootView: Titled(model: Watched()))
      gone = host
      stack.pushViewController(host, animated: true)
      Stage.current.loop.settle()
      #expect(Counters.liveNodes > before)
    }

    stack.popViewController(animated: true)
    Stage.current.loop.settle()

    #expect(gone == nil)
    #expect(Counters.liveNodes == before)
  }

  // C.9.15
  @Test
  func `the preferred content size follows the ideal size only when asked for`() {
    let model = Watched()
    struct Named: View {
      let model: Watched
      var body: some View { Text(model.name) }
    }
    let host = UIHostingController(rootView: Named(model: model))
    Stage.current.show(host)
    #expect(host.preferredContentSize == .zero)

    host.sizingOptions = .preferredContentSize
    let small = host.preferredContentSize
    model.name = "much longer"
    flush()

    #expect(small.width > 0)
    #expect(host.preferredContentSize.width > small.width)
  }

  @Test
  func `views keep clear of the safe area unless the host says otherwise`() throws {
    let host = showHosted(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity))
    let inside = try #require(host.view.accessibilityNodes().first?.frame)

    host.safeAreaRegions = []
    flush()
    let all = try #require(host.view.accessibilityNodes().first?.frame)

    #expect(abs(inside.midY - 438.5) < 0.01)
    #expect(abs(all.midY - 426) < 0.01)
  }
}
