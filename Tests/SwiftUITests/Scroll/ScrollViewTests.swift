import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ScrollViewTests {
  let trace = Trace()
  let stage = Stage.current

  private func scroller(_ host: UIViewController) throws -> UIScrollView {
    try #require(host.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func box(_ height: CGFloat) -> some View {
    Color.red.frame(width: 100, height: height)
  }

  @Test
  func `content is as long as it likes along the axis that scrolls`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView {
          box(600)
          box(700)
        }
      )
    )

    #expect(scroll.contentSize.height == 1308)
    #expect(scroll.alwaysBounceVertical)
    #expect(scroll.showsVerticalScrollIndicator)
  }

  @Test
  func `a scroll view takes what it is offered along its axis and hugs its content across`() throws
  {
    let host = showHosted(ScrollView { box(50) }.frame(height: 300))
    let scroll = try scroller(host)

    #expect(scroll.frame.height == 300)
    #expect(scroll.frame.width == 100)
  }

  @Test
  func `a horizontal one scrolls sideways`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            box(50)
            box(80)
            Color.blue.frame(width: 500, height: 20)
          }
        }
      )
    )

    #expect(scroll.contentSize == CGSize(width: 700, height: 80))
    #expect(!scroll.showsHorizontalScrollIndicator)
  }

  @Test
  func `a finger scrolls, and views inside take taps where they are then`() throws {
    final class Taps { var names: [String] = [] }
    let taps = Taps()
    let host = showHosted(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Button("\(index)") { taps.names.append("\(index)") }
              .frame(width: 393, height: 100)
          }
        }
      }
    )
    let scroll = try scroller(host)
    scroll.setContentOffset(CGPoint(x: 0, y: scroll.contentOffset.y + 500), animated: false)
    flush()

    stage.tap(at: CGPoint(x: 196, y: scroll.adjustedContentInset.top + 50))

    #expect(taps.names == ["5"])
  }

  @Test
  func `measuring outside a window evaluates nothing inside`() {
    let host = UIHostingController(rootView: ScrollView { Traced("inside", trace) { Text("a") } })

    let size = host.sizeThatFits(in: CGSize(width: 300, height: 400))

    #expect(size == CGSize(width: 300, height: 400))
    #expect(trace.events.isEmpty)
  }

  @Test
  func `a scroll view that is disabled doesn't scroll`() throws {
    let scroll = try scroller(showHosted(ScrollView { box(2000) }.scrollDisabled(true)))

    #expect(!scroll.isScrollEnabled)
  }

  @Test
  func `the bar follows a scroll view that fills the screen`() throws {
    let host = UIHostingController(
      rootView: ScrollView { Color.red.frame(width: 393, height: 3000) }
    )
    let stack = UINavigationController(rootViewController: host)
    stage.show(stack)
    let scroll = try scroller(host)

    #expect(scroll.frame == host.view.bounds)
    #expect(scroll.adjustedContentInset.top > 59)
  }

  // MARK: GeometryReader

  @Test
  func `a geometry reader takes all room and tells its size`() {
    var sizes: [CGSize] = []
    let host = showHosted(
      GeometryReader { proxy in
        let _ = sizes.append(proxy.size)
        Text("a")
      }
      .frame(width: 120, height: 80)
    )

    #expect(sizes == [CGSize(width: 120, height: 80)])
    #expect(host.view.accessibilityNodes().first?.frame.minX == 196.5 - 60)
    #expect(host.view.accessibilityNodes().first?.frame.minY == 438.5 - 40)
  }

  @Test
  func `a geometry reader evaluates again when its size or what it reads changes`() {
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        GeometryReader { proxy in
          let _ = trace("\(Int(proxy.size.width)) \(model.name)")
          Text("a")
        }
        .frame(width: model.flag ? 100 : 200)
      }
    }
    let model = Watched()
    _ = showHosted(Screen(model: model, trace: trace))
    #expect(trace.take() == ["100 a"])

    model.name = "b"
    flush()
    #expect(trace.take().last == "100 b")
    model.flag = false
    flush()

    #expect(trace.take().last == "200 b")
  }

  @Test
  func `measuring reaches nothing inside a geometry reader`() {
    let host = UIHostingController(
      rootView: GeometryReader { _ in Traced("inside", trace) { Text("a") } }
    )

    _ = host.sizeThatFits(in: CGSize(width: 300, height: 400))

    #expect(trace.events.isEmpty)
  }

  @Test
  func `a frame in the screen and in a named space follows scrolling`() throws {
    struct Screen: View {
      let trace: Trace
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 393, height: 100)
            GeometryReader { proxy in
              let global = proxy.frame(in: .global)
              let named = proxy.frame(in: .named("content"))
              let _ = trace(
                "\(Int(global.minY)) \(Int(named.minY)) \(proxy.frame(in: .local).minY)"
              )
              Color.clear
            }
            .frame(height: 50)
            Color.red.frame(width: 393, height: 2000)
          }
          .coordinateSpace(name: "content")
        }
      }
    }
    let scroll = try scroller(showHosted(Screen(trace: trace)))
    let top = Int(scroll.adjustedContentInset.top)
    #expect(trace.take().last == "\(top + 100) 100 0.0")

    scroll.setContentOffset(CGPoint(x: 0, y: scroll.contentOffset.y + 30), animated: false)
    flush()

    #expect(trace.take().last == "\(top + 70) 100 0.0")
  }
}
