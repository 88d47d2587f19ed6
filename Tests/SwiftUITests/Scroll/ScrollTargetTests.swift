import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A row of pages, or of cards, that a finger moves.
@MainActor
@Suite(.onStage)
struct ScrollTargetTests {
  let stage = Stage.current

  private func scroller(_ host: UIViewController) throws -> UIScrollView {
    try #require(host.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func cards(_ width: CGFloat, in axis: Axis.Set = .horizontal) -> some View {
    LazyHStack(spacing: 0) {
      ForEach(0..<20) { Text("card \($0)").frame(width: width, height: 100) }
    }
  }

  private func drag(
    _ scroll: UIScrollView,
    by way: CGFloat,
    within time: Double = 0.5,
    hold: Double = 0.3
  ) {
    let start = scroll.convert(
      CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY),
      to: nil
    )
    stage.drag(
      from: start,
      to: CGPoint(x: start.x + way, y: start.y),
      duration: time,
      hold: hold
    )
    stage.loop.settle()
  }

  @Test
  func `pages come to rest one by one`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView(.horizontal) { cards(300) }
          .scrollTargetBehavior(.paging)
          .frame(width: 300, height: 100)
      )
    )

    drag(scroll, by: -60)
    #expect(scroll.contentOffset.x == 0)

    drag(scroll, by: -200, within: 0.2, hold: 0)
    #expect(scroll.contentOffset.x == 300)
  }

  @Test
  func `views of a marked layout are aligned with the edge`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView(.horizontal) { cards(130).scrollTargetLayout() }
          .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
          .frame(width: 300, height: 100)
      )
    )

    drag(scroll, by: -170)

    #expect(scroll.contentOffset.x == 130)
  }

  @Test
  func `without a marked layout nothing is aligned`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView(.horizontal) { cards(130) }
          .scrollTargetBehavior(.viewAligned)
          .frame(width: 300, height: 100)
      )
    )

    drag(scroll, by: -170)

    #expect(scroll.contentOffset.x.truncatingRemainder(dividingBy: 130) != 0)
  }

  struct Fixed: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = context.containerSize.width / 2 + context.originalTarget.rect.minX * 0
    }
  }

  @Test
  func `a behaviour of the app's own says where scrolling ends`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView(.horizontal) { cards(130) }
          .scrollTargetBehavior(Fixed())
          .frame(width: 300, height: 100)
      )
    )

    drag(scroll, by: -40, within: 0.5)

    #expect(scroll.contentOffset.x == 150)
  }

  @Observable
  final class Model {
    var id: Int?
    var position = ScrollPosition(edge: .top)
    var isAtEnd = false
  }

  struct Cards: View {
    @Bindable var model: Model

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<20) { Text("card \($0)").frame(width: 130, height: 100) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.id)
      .frame(width: 300, height: 100)
    }
  }

  @Test
  func `a position's id scrolls, and scrolling writes it`() throws {
    let model = Model()
    let scroll = try scroller(showHosted(Cards(model: model)))
    #expect(model.id == nil)

    model.id = 10
    stage.loop.settle()
    #expect(scroll.contentOffset.x == 1300)

    drag(scroll, by: 130)
    #expect(model.id == 9)
    #expect(abs(scroll.contentOffset.x - 1170) < 40)
  }

  @Test
  func `a position's id that is there from the start is where it begins`() throws {
    let model = Model()
    model.id = 4

    let scroll = try scroller(showHosted(Cards(model: model)))

    #expect(scroll.contentOffset.x == 520)
  }

  struct Rows: View {
    @Bindable var model: Model
    let trace: Trace

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { Text("row \($0)").frame(width: 100, height: 40).id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($model.position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY >= $0.contentSize.height
      } action: {
        trace("end \($0) \($1)")
      }
      .onScrollPhaseChange { old, new in trace("\(old) \(new)") }
      .frame(width: 100, height: 200)
    }
  }

  @Test
  func `a position goes to edges, points and views, and knows who scrolled`() throws {
    let model = Model()
    let trace = Trace()
    let scroll = try scroller(showHosted(Rows(model: model, trace: trace)))

    model.position.scrollTo(edge: .bottom)
    stage.loop.settle()
    #expect(scroll.contentOffset.y == 1800)

    model.position.scrollTo(y: 70)
    stage.loop.settle()
    #expect(scroll.contentOffset.y == 70)
    #expect(!model.position.isPositionedByUser)

    model.position.scrollTo(id: 10, anchor: .top)
    stage.loop.settle()
    #expect(scroll.contentOffset.y == 400)
    #expect(model.position.viewID(type: Int.self) == 10)

    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 360), duration: 2)
    stage.loop.settle()
    #expect(model.position.isPositionedByUser)
  }

  @Test
  func `what follows from the geometry is told when it changes, and so are the phases`() throws {
    let trace = Trace()
    let model = Model()
    let scroll = try scroller(showHosted(Rows(model: model, trace: trace)))
    #expect(trace.take() == ["end false false"])

    scroll.setContentOffset(CGPoint(x: 0, y: 1800), animated: true)
    stage.loop.settle()

    #expect(Set(trace.take()) == ["idle animating", "end false true", "animating idle"])

    stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.2)
    stage.loop.settle()
    let phases = trace.take()
    #expect(phases.contains("end true false"))
    #expect(
      phases.filter { !$0.hasPrefix("end") } == [
        "idle interacting", "interacting decelerating", "decelerating idle",
      ]
    )
  }
}
