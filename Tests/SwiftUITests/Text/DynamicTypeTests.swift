import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DynamicTypeTests {
  private func text(_ host: UIViewController) -> DisplayText? {
    host.view.displayItems().lazy.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }.first
  }

  private func size(of view: some View, _ size: DynamicTypeSize) -> CGFloat? {
    text(showHosted(view.environment(\.dynamicTypeSize, size)))?.pointSize
  }

  @Test
  func `text styles grow with the size, in the steps of iOS`() {
    #expect(size(of: Text("a"), .xSmall) == 14)
    #expect(size(of: Text("a"), .large) == 17)
    #expect(size(of: Text("a"), .accessibility5) == 53)
    #expect(size(of: Text("a").font(.caption2), .large) == 11)
  }

  @Test
  func `a fixed size stays`() {
    #expect(size(of: Text("a").font(.system(size: 20)), .large) == 20)
    #expect(size(of: Text("a").font(.system(size: 20)), .accessibility5) == 20)
  }

  @Test
  func `a change of the system's size lays out again`() throws {
    let host = showHosted(Text("A line of some length").fixedSize())
    let before = try #require(host.view.accessibilityNodes().first?.frame)

    Stage.current.setTraits(
      UITraitCollection(traitsFrom: [
        Stage.current.traits,
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      ])
    )
    flush()
    let after = try #require(host.view.accessibilityNodes().first?.frame)

    #expect(after.height > before.height)
    #expect(after.width > before.width)
    #expect(text(host)?.pointSize == 40)
  }

  @Test
  func `a size for one subtree leaves the others alone`() {
    let host = showHosted(
      VStack {
        Text("big").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
        Text("usual")
      }
    )
    let sizes = host.view.displayItems().compactMap { item -> CGFloat? in
      if case .text(let text) = item { text.pointSize } else { nil }
    }

    #expect(sizes == [53, 17])
  }

  @Test
  func `symbols grow with the text around them`() {
    func height(_ size: DynamicTypeSize) -> CGFloat {
      UIHostingController(
        rootView: Image(systemName: "star").environment(\.dynamicTypeSize, size)
      )
      .sizeThatFits(in: CGSize(width: 500, height: 500)).height
    }

    #expect(height(.accessibility3) > height(.large))
  }
}
