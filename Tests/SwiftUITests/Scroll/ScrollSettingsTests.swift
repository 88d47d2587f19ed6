import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ScrollSettingsTests {
  private func scroller(_ host: UIViewController) throws -> UIScrollView {
    try #require(host.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 100, height: 40) }
    }
  }

  @Test
  func `clipping and bouncing are those of the nearest scroll view`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView {
          ScrollView(.horizontal) { rows(2) }
          rows(2)
        }
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize)
      )
    )
    let inner = try #require(scroll.subviews.first?.subviews.first as? UIScrollView)

    #expect(!scroll.clipsToBounds)
    #expect(!scroll.alwaysBounceVertical)
    #expect(inner.clipsToBounds)
    #expect(inner.alwaysBounceHorizontal)
  }

  @Test
  func `a default anchor begins at the end and stays there`() throws {
    struct Chat: View {
      let model: Watched
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<model.number, id: \.self) {
              Text("row \($0)").frame(width: 100, height: 40)
            }
          }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: 200)
      }
    }
    let model = Watched()
    model.number = 20
    let scroll = try scroller(showHosted(Chat(model: model)))
    #expect(scroll.contentOffset.y == 600)

    model.number = 25
    Stage.current.loop.settle()
    #expect(scroll.contentOffset.y == 800)

    scroll.contentOffset.y = 100
    model.number = 30
    Stage.current.loop.settle()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test
  func `content shorter than the view lies at the anchor`() throws {
    let host = showHosted(
      ScrollView { Color.red.frame(width: 100, height: 40) }
        .defaultScrollAnchor(.bottom, for: .alignment)
        .frame(height: 200)
    )
    let scroll = try scroller(host)

    #expect(scroll.contentSize.height == 200)
  }

  @Test
  func `margins inset what scrolls and narrow what doesn't`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView { Color.red.frame(height: 40) }
          .contentMargins(.horizontal, 30)
          .contentMargins(.top, 25, for: .scrollContent)
          .frame(width: 200, height: 200)
      )
    )

    #expect(scroll.contentInset.top == 25)
    #expect(scroll.contentOffset.y == -25)
    #expect(scroll.contentSize.width == 200)
    #expect(scroll.frame.width == 200)
  }

  @Test
  func `a frame relative to its container is a part of the scroll view`() throws {
    let scroll = try scroller(
      showHosted(
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<3) { _ in
              Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            }
          }
        }
        .frame(width: 320, height: 100)
      )
    )

    // (320 − 20) / 3 · 2 + 10 = 210
    #expect(abs(scroll.contentSize.width - 650) < 0.01)

    let full = try scroller(
      showHosted(
        ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
          .frame(width: 320, height: 150)
      )
    )
    #expect(full.contentSize == CGSize(width: 320, height: 150))
  }
}
