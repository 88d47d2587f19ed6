import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ViewSpacingTests {
  private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
      let gaps = zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .horizontal)
      }
      return CGSize(width: widths.reduce(0, +) + gaps.reduce(0, +), height: 20)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}
  }

  @Test
  func `views say how far they want to be from each other`() {
    let host = UIHostingController(
      rootView: Row().callAsFunction {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    )

    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 28)
  }

  @Test
  func `a union keeps the greater distances of the edges it takes`() {
    let none = ViewSpacing.zero
    let usual = ViewSpacing()

    #expect(none.distance(to: none, along: .vertical) == 0)
    #expect(usual.distance(to: usual, along: .vertical) == 8)
    #expect(usual.union(none).distance(to: none, along: .vertical) == 0)
  }
}
