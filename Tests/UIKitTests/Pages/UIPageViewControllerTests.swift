import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// uikit-views A.15, C.5
@MainActor
@Suite(.onStage)
struct UIPageViewControllerTests {
  final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [TracedController]
    let trace: CallbackTrace
    var showsDots = false

    init(_ names: [String], _ trace: CallbackTrace) {
      pages = names.map { TracedController($0, trace) }
      self.trace = trace
    }

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      let other = index + offset
      return pages.indices.contains(other) ? pages[other] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      showsDots ? pages.count : 0
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      trace.add("willTransition(\(pendingViewControllers.first?.title ?? "?"))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      trace.add("didFinish(\(previousViewControllers.first?.title ?? "?"), \(completed))")
    }
  }

  private let trace = CallbackTrace()

  private func show(_ source: Source) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    Stage.current.show(pages)
    Stage.current.loop.settle()
    _ = trace.take()
    return pages
  }

  private func swipe(from start: CGFloat, to end: CGFloat, hold: TimeInterval = 0.2) {
    Stage.current.drag(
      from: CGPoint(x: start, y: 400),
      to: CGPoint(x: end, y: 400),
      hold: hold
    )
    Stage.current.loop.settle()
  }

  @Test
  func `code turns the page without a word to the delegate`() {
    let source = Source(["A", "B"], trace)
    let pages = show(source)
    var isDone = false

    pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
      isDone = $0
    }
    #expect(!isDone)
    Stage.current.loop.settle()

    #expect(isDone)
    #expect(
      trace.take() == [
        "B.willMove(nav)", "B.didMove(nav)", "B.viewDidLoad", "B.wA", "A.wD", "B.vA", "B.dA",
        "A.dD",
        "A.willMove(nil)", "A.didMove(nil)",
      ]
    )
    #expect(pages.viewControllers == [source.pages[1]])
  }

  @Test
  func `a swipe turns to the page that the data source gives`() {
    let source = Source(["A", "B"], trace)
    let pages = show(source)

    swipe(from: 350, to: 60)

    let events = trace.take()
    #expect(events.first == "willTransition(B)")
    #expect(events.last == "didFinish(A, true)")
    #expect(pages.viewControllers == [source.pages[1]])
    swipe(from: 350, to: 60)
    #expect(trace.take() == [])
    swipe(from: 40, to: 330)
    #expect(pages.viewControllers == [source.pages[0]])
  }

  @Test
  func `a short swipe goes back, and the page that stays hears first`() {
    let source = Source(["A", "B"], trace)
    let pages = show(source)

    swipe(from: 350, to: 280)

    let events = trace.take().filter { !$0.contains("ove") && !$0.contains("vA") }
    #expect(
      events == [
        "willTransition(B)", "B.viewDidLoad", "B.wA", "A.wD", "A.wA", "A.dA", "B.wD", "B.dD",
        "didFinish(A, false)",
      ]
    )
    #expect(pages.viewControllers == [source.pages[0]])
    #expect(source.pages[1].parent == nil)
  }

  @Test
  func `dots show where the reader is`() {
    let source = Source(["A", "B", "C"], trace)
    source.showsDots = true
    _ = show(source)
    #expect(Stage.current.textTree().contains("page 1 of 3"))

    swipe(from: 350, to: 60)

    #expect(Stage.current.textTree().contains("page 2 of 3"))
  }

  @Test
  func `a wrong number of controllers raises`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([], direction: .forward, animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The number of view controllers provided (0) doesn't match"))
  }
}
