import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

// B.4
@MainActor
@Suite(.onStage)
struct PinnedTests {
  private func scroller(_ host: UIViewController) throws -> UIScrollView {
    try #require(host.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func scroll(_ scroll: UIScrollView, to y: CGFloat) {
    scroll.setContentOffset(CGPoint(x: 0, y: y - scroll.adjustedContentInset.top), animated: false)
    Stage.current.loop.settle()
  }

  /// The top of a text below what the safe area takes.
  private func top(_ label: String) -> CGFloat? {
    let node = Stage.current.layers.last?.lazy.flatMap(\.flattened).first { $0.label == label }
    return node.map { $0.frame.minY - 59 }
  }

  private func stack(_ pinned: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<20, id: \.self) { row in
              Text("row \(section).\(row)").frame(height: 50)
            }
          } header: {
            Text("header \(section)").frame(height: 40)
          } footer: {
            Text("footer \(section)").frame(height: 40)
          }
        }
      }
    }
  }

  @Test
  func `a pinned header stays at the top as long as its section is in sight`() throws {
    let scroll = try scroller(showHosted(stack(.sectionHeaders)))
    #expect(try #require(top("header 0")) < 40)

    self.scroll(scroll, to: 500)
    let pinned = try #require(top("header 0"))
    #expect(pinned >= 0 && pinned < 40)
    // Section 0 is 1080 high: its end pushes the header out.
    self.scroll(scroll, to: 1060)
    #expect(try #require(top("header 0")) < 0)
    self.scroll(scroll, to: 1300)

    #expect(try #require(top("header 1")) < 40)
    #expect(try #require(top("header 1")) >= 0)
  }

  @Test
  func `without pinning a header scrolls with its rows`() throws {
    let scroll = try scroller(showHosted(stack([])))

    self.scroll(scroll, to: 500)

    #expect((top("header 0") ?? -500) < 0)
  }

  @Test
  func `a pinned footer stays at the bottom as long as its section is in sight`() throws {
    _ = try scroller(showHosted(stack(.sectionFooters)))

    let footer = try #require(top("footer 0"))

    #expect(footer > 600 && footer < 852 - 59)
  }

  @Test
  func `headers of a lazy grid have all of its width, and are pinned`() throws {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    let grid = ScrollView {
      LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<41, id: \.self) { row in
              Text("cell \(section).\(row)").frame(height: 50)
            }
          } header: {
            Text("header \(section)").frame(height: 40)
          }
        }
      }
    }
    let scroll = try scroller(showHosted(grid))
    // 21 lines of two, the last with one, and a header in a line of its own in each of three
    // sections; lines that weren't made yet are thought as high as the others.
    let height: CGFloat = 3 * (40 + 21 * 50)
    #expect(abs(scroll.contentSize.height - height) < 100)

    self.scroll(scroll, to: 500)

    let pinned = try #require(top("header 0"))
    #expect(pinned >= 0 && pinned < 40)
  }
}
