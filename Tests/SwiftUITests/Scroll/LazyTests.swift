import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LazyTests {
  let trace = Trace()

  struct Row: View {
    let trace: Trace
    let index: Int
    @State private var appearances = 0
    var body: some View {
      let _ = trace("\(index)")
      Text("\(index)/\(appearances)").frame(width: 200, height: 50)
        .onAppear { appearances += 1 }
        .onDisappear { trace("-\(index)") }
    }
  }

  private func scroller(_ host: UIViewController) throws -> UIScrollView {
    try #require(host.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func scroll(_ scroll: UIScrollView, to y: CGFloat) {
    scroll.setContentOffset(CGPoint(x: 0, y: y - scroll.adjustedContentInset.top), animated: false)
    flush()
  }

  /// The rows whose bodies were evaluated.
  private func evaluated() -> Set<Int> {
    Set(trace.take().compactMap { Int($0) }.filter { $0 >= 0 })
  }

  private func stack(_ count: Int) -> some View {
    let trace = trace
    return ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<count, id: \.self) { Row(trace: trace, index: $0) }
      }
    }
  }

  @Test
  func `a lazy stack makes only the rows to be seen`() throws {
    let host = showHosted(stack(1000))
    let rows = evaluated()

    #expect(rows.contains(0) && rows.contains(10))
    #expect(rows.count < 20)
    #expect(try scroller(host).contentSize.height == 1000 * 60 - 10)
    #expect(try scroller(host).frame.width == 393)
  }

  @Test
  func `rows are made as they scroll in, and disappear as they scroll out`() throws {
    let scroll = try scroller(showHosted(stack(1000)))
    trace.clear()

    self.scroll(scroll, to: 600 * 60)
    let events = trace.take()

    #expect(events.contains("600"))
    #expect(events.contains("-0"))
    #expect(!events.contains("300"))
  }

  @Test
  func `a row that scrolls back keeps its state and appears again`() throws {
    let host = showHosted(stack(1000))
    let scroll = try scroller(host)
    #expect(host.heard.first == "0/1")

    self.scroll(scroll, to: 600 * 60)
    self.scroll(scroll, to: 0)

    #expect(host.heard.first == "0/2")
  }

  @Test
  func `what isn't made isn't heard`() {
    let host = showHosted(stack(1000))

    #expect(host.heard.count < 20)
  }

  @Test
  func `a change of data is shown`() {
    struct Screen: View {
      let model: Watched
      let trace: Trace
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(model.number..<(model.number + 3), id: \.self) {
              Row(trace: trace, index: $0)
            }
          }
        }
      }
    }
    let model = Watched()
    let host = showHosted(Screen(model: model, trace: trace))

    model.number = 2
    flush()

    #expect(host.heard == ["2/1", "3/1", "4/1"])
  }

  @Test
  func `a row that depends on state is evaluated again`() {
    struct Screen: View {
      let model: Watched
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<3, id: \.self) { Text("\($0) \(model.name)") }
          }
        }
      }
    }
    let model = Watched()
    let host = showHosted(Screen(model: model))

    model.name = "b"
    flush()

    #expect(host.heard == ["0 b", "1 b", "2 b"])
  }

  @Test
  func `a lazy row makes only what is to be seen`() throws {
    let trace = trace
    let host = showHosted(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Row(trace: trace, index: $0) }
        }
      }
    )

    #expect(evaluated().count < 5)
    #expect(try scroller(host).contentSize.width == 100_000)
  }

  @Test
  func `a long list makes only the rows to be seen`() throws {
    let trace = trace
    let host = showHosted(List(0..<1000, id: \.self) { Row(trace: trace, index: $0) })
    let rows = evaluated()

    #expect(rows.contains(0))
    #expect(rows.count < 20)
    self.scroll(try scroller(host), to: 30_000)
    #expect(!evaluated().contains(100))
    #expect(host.heard.count < 20)
  }

  @Test
  func `measuring makes no row`() {
    let host = UIHostingController(rootView: LazyVStack { Row(trace: trace, index: 0) })

    _ = host.sizeThatFits(in: CGSize(width: 300, height: 400))

    #expect(trace.events.isEmpty)
  }

  // MARK: Grids

  private func places(_ host: UIViewController) -> [CGRect] {
    host.view.accessibilityNodes().map(\.frame)
  }

  private func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 20, height: 30) }
  }

  @Test
  func `flexible columns share what fixed ones leave`() {
    let host = showHosted(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(), GridItem()], spacing: 0) {
          cells(4)
        }
      }
    )
    let places = places(host)

    // 393 - 100 - 2 × 8 is left for two.
    #expect(abs(places[0].midX - 50) < 0.01)
    #expect(abs(places[1].midX - (108 + 138.5 / 2)) < 0.01)
    #expect(abs(places[2].midX - (393 - 138.5 / 2)) < 0.01)
    #expect(abs(places[3].midX - 50) < 0.01)
    #expect(places[3].minY == places[0].minY + 30)
  }

  @Test
  func `an adaptive column becomes as many as fit`() {
    let host = showHosted(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 5) { cells(5) }
      }
    )
    let places = places(host)

    // (393 + 8) ÷ (90 + 8) is 4.
    #expect(Set(places.prefix(4).map(\.minY)).count == 1)
    #expect(places[4].minY == places[0].minY + 35)
  }

  @Test
  func `a long grid makes only the lines to be seen`() {
    let trace = trace
    _ = showHosted(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1000, id: \.self) { Row(trace: trace, index: $0) }
        }
      }
    )

    #expect(evaluated().count < 40)
  }

  @Test
  func `a horizontal grid fills its rows first`() {
    let host = showHosted(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) { cells(3) }
      }
    )
    let places = places(host)

    #expect(abs(places[0].midX - places[1].midX) < 0.01)
    #expect(abs(places[2].midX - places[0].midX - 20) < 0.01)
    #expect(places[2].minY == places[0].minY)
  }

  // MARK: ScrollViewReader

  struct Reading: View {
    let box: Box
    var body: some View {
      ScrollViewReader { proxy in
        let _ = box.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<500, id: \.self) { Text("\($0)").frame(width: 100, height: 40) }
          }
          Text("end").id("end")
        }
      }
    }
  }

  final class Box {
    var proxy: ScrollViewProxy?
  }

  @Test
  func `a reader scrolls to a row that wasn't made, as far as needed or to an anchor`() throws {
    let box = Box()
    let host = showHosted(Reading(box: box))
    let scroll = try scroller(host)
    let area = scroll.bounds.inset(by: scroll.adjustedContentInset).height

    box.proxy?.scrollTo(300, anchor: .top)
    flush()
    #expect(abs(scroll.contentOffset.y + scroll.adjustedContentInset.top - 12_000) < 1)
    box.proxy?.scrollTo(400)
    flush()

    let bottom = scroll.contentOffset.y + scroll.adjustedContentInset.top + area
    #expect(abs(bottom - 401 * 40) < 1)
    #expect(host.heard.contains("400"))
  }

  @Test
  func `a reader scrolls to an explicit id, by and by inside an animation`() throws {
    let box = Box()
    let host = showHosted(Reading(box: box))
    let scroll = try scroller(host)
    let start = scroll.contentOffset.y

    withAnimation { box.proxy?.scrollTo("end", anchor: .bottom) }
    flush()
    #expect(scroll.contentOffset.y < start + 1000)
    Stage.current.loop.settle()

    #expect(scroll.contentOffset.y > 19_000)
  }

  @Test
  func `an id that isn't there scrolls nowhere`() throws {
    let box = Box()
    let scroll = try scroller(showHosted(Reading(box: box)))
    let start = scroll.contentOffset

    box.proxy?.scrollTo("nowhere")
    flush()

    #expect(scroll.contentOffset == start)
  }
}
