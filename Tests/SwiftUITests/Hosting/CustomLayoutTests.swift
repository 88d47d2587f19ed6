import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

private struct Column: LayoutValueKey {
  static let defaultValue = 0
}

@MainActor
@Suite(.onStage)
struct CustomLayoutTests {
  /// Each view as far to the right as its column says, one below the other.
  struct Stairs: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: 200, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      var y = bounds.minY
      for subview in subviews {
        let x = bounds.minX + step * CGFloat(subview[Column.self])
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  struct Nothing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      cache += 1
      return CGSize(width: 100, height: CGFloat(subviews.count) * 10)
    }

    func makeCache(subviews: Subviews) -> Int { 0 }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {}
  }

  struct Changing: View {
    let model: Watched
    var body: some View {
      Stairs(step: model.flag ? 10 : 30) {
        Text("a").frame(width: 20, height: 20)
        Text("b").frame(width: 20, height: 20).layoutValue(key: Column.self, value: 2)
      }
    }
  }

  private func frames(_ host: UIViewController) -> [CGRect] {
    host.view.accessibilityNodes().map(\.frame)
  }

  @Test
  func `a layout places its views, with the values that they bring`() {
    let frames = frames(showHosted(Changing(model: Watched())))

    #expect(frames[1].midX == frames[0].midX + 20)
    #expect(frames[1].midY == frames[0].midY + 20)
  }

  @Test
  func `a layout that changes places anew`() {
    let model = Watched()
    let host = showHosted(Changing(model: model))

    model.flag = false
    flush()

    #expect(frames(host)[1].midX == frames(host)[0].midX + 60)
  }

  // B.4
  @Test
  func `stacks name the axis of their layout`() {
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  // B.4
  @Test(arguments: [false, true])
  func `a spacer stretches along the axis that a layout names`(isAny: Bool) {
    var sizes: [CGSize] = []
    let row = Named { sizes.append($0) }
    let layout = isAny ? AnyLayout(row) : nil

    _ = showHosted(
      VStack {
        if let layout { layout { Spacer() } } else { row { Spacer() } }
      }
    )

    #expect(sizes.last == CGSize(width: 50, height: 0))
  }

  @Test
  func `a spacer in layers stretches both ways, whatever stack they are in`() {
    var sizes: [CGSize] = []
    let layers = Layered { sizes.append($0) }

    _ = showHosted(
      HStack {
        ZStack { Spacer() }; layers { Spacer() }
      }
    )

    #expect(sizes.last == CGSize(width: 50, height: 40))
  }

  /// A row of an app's own.
  private struct Named: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    let report: @MainActor (CGSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: 50, height: 40)) }
      MainActor.assumeIsolated { sizes.forEach(report) }
      return CGSize(width: 50, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  private struct Layered: Layout {
    let report: @MainActor (CGSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: 50, height: 40)) }
      MainActor.assumeIsolated { sizes.forEach(report) }
      return CGSize(width: 50, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  // B.4
  @Test(arguments: [false, true])
  func `a layout moves by its data inside an animation`(isAny: Bool) {
    let model = Watched()
    let view = Changing(model: model)
    let host = isAny ? showHosted(AnyChanging(model: model)) : showHosted(view)
    let start = frames(host)[1].midX

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    #expect(frames(host)[1].midX == start)
    Stage.current.loop.advance(by: 0.5)
    #expect(abs(frames(host)[1].midX - (start + 20)) < 1)
    Stage.current.loop.advance(by: 0.5)

    #expect(frames(host)[1].midX == start + 40)
  }

  struct AnyChanging: View {
    let model: Watched
    var body: some View {
      AnyLayout(Stairs(step: model.flag ? 10 : 30)) {
        Text("a").frame(width: 20, height: 20)
        Text("b").frame(width: 20, height: 20).layoutValue(key: Column.self, value: 2)
      }
    }
  }

  @Test
  func `what a layout doesn't place lies in the middle`() {
    let host = showHosted(
      Nothing {
        Text("a").frame(width: 20, height: 20)
        Text("b").frame(width: 20, height: 20)
      }
    )

    #expect(frames(host)[0].midX == 196.5)
    #expect(abs(frames(host)[0].midY - frames(host)[1].midY) < 0.5)
  }

  @Test
  func `a layout counts from the leading edge`() {
    let plain = frames(showHosted(Changing(model: Watched())))
    let mirrored = frames(
      showHosted(Changing(model: Watched()).environment(\.layoutDirection, .rightToLeft))
    )

    #expect(plain[1].midX > plain[0].midX)
    #expect(mirrored[1].midX == mirrored[0].midX - 20)
  }
}
