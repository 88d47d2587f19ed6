import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct VisualEffectTests {
  let model = Watched()
  let stage = Stage.current

  private func effect(_ host: UIViewController) -> DisplayGroup? {
    func find(_ items: [DisplayItem]) -> DisplayGroup? {
      for case .group(let group) in items {
        if group.name == "Effect" { return group }
        if let found = find(group.items) { return found }
      }
      return nil
    }
    return find(items(of: host.view))
  }

  private func items(of view: UIView) -> [DisplayItem] {
    view.displayItems() + view.subviews.flatMap { items(of: $0) }
  }

  private func show(_ view: some View) -> UIViewController { showHosted(view) }

  @Test
  func `an effect knows the size of its view and leaves the layout alone`() throws {
    let host = show(
      HStack(spacing: 0) {
        Text("a").frame(width: 40, height: 20)
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width).opacity(0.5)
          }
        Text("b").frame(width: 40, height: 20)
      }
    )
    let group = try #require(effect(host))

    #expect(group.opacity == 0.5)
    #expect(group.projection?.affine.tx == 40)
    let frames = host.view.accessibilityNodes().map(\.frame.midX)
    #expect(frames.count == 2)
  }

  @Test
  func `effects are done from the inside out, about their anchors`() throws {
    let host = show(
      Color.red.frame(width: 40, height: 20)
        .visualEffect { content, _ in
          content.scaleEffect(2, anchor: .topLeading).offset(x: 3, y: 4)
        }
    )
    let map = try #require(effect(host)?.projection)

    #expect(map.point(CGPoint(x: 10, y: 10)) == CGPoint(x: 23, y: 24))
  }

  @Test
  func `a change inside an animation is shown by and by`() throws {
    struct Screen: View {
      let model: Watched
      var body: some View {
        let isFaint = model.flag
        Color.red.frame(width: 40, height: 20)
          .visualEffect { content, _ in content.opacity(isFaint ? 0.2 : 0.6) }
      }
    }
    let host = show(Screen(model: model))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)
    #expect(abs((effect(host)?.opacity ?? 0) - 0.4) < 0.01)
    stage.loop.settle()

    #expect(effect(host)?.opacity == 0.6)
  }

  @Test
  func `an effect follows where its view scrolls to`() throws {
    let host = show(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .visualEffect { content, proxy in
              let top = proxy.frame(in: .scrollView).minY
              return content.offset(y: -top)
            }
          Color.blue.frame(height: 4000)
        }
      }
    )
    #expect(effect(host)?.projection?.affine.ty ?? 0 == 0)
    let scroller = try #require(host.view.scrollers.first)
    let top = scroller.contentOffset.y

    scroller.contentOffset.y = top + 60
    flush()

    #expect(effect(host)?.projection?.affine.ty == 60)
  }

  @Test
  func `colours change as an effect says`() throws {
    let host = show(
      Color.red.frame(width: 10, height: 10)
        .visualEffect { content, _ in content.saturation(0) }
    )
    guard case .fill(_, .color(let color))? = host.view.displayItems().first else {
      Issue.record("No colour is drawn.")
      return
    }

    #expect(abs(color.red - color.blue) < 0.001)
  }

  @Test
  func `a blur is reported`() {
    _ = show(
      Color.red.frame(width: 10, height: 10)
        .visualEffect { content, _ in content.blur(radius: 3) }
    ).view.displayItems()

    #expect(stage.unsupportedFeatures.contains("blurs"))
  }
}

extension UIView {
  fileprivate var scrollers: [UIScrollView] {
    subviews.flatMap { view in
      ((view as? UIScrollView).map { [$0] } ?? []) + view.scrollers
    }
  }
}
