import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SymbolTests {
  let model = Watched()
  let stage = Stage.current

  private func names(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .group(let group): names(group.items)
      case .symbol(let symbol): [symbol.name]
      default: []
      }
    }
  }

  private func look(_ items: [DisplayItem]) -> DisplayGroup? {
    for case .group(let group) in items {
      if group.name == "Symbol" { return group }
      if let found = look(group.items) { return found }
    }
    return nil
  }

  @Test(
    arguments: [
      ("bell", SymbolVariants.fill, "bell.fill"),
      ("bell", .none, "bell"),
      ("star", .circle.fill, "star.circle.fill"),
      ("checkmark", .circle, "checkmark.circle"),
      ("checkmark.circle", .fill, "checkmark.circle.fill"),
      ("heart.fill", .fill, "heart.fill"),
      ("chevron.right", .slash, "chevron.right"),
    ]
  )
  func `a variant chooses the symbol that exists`(
    name: String,
    variant: SymbolVariants,
    expected: String
  ) {
    let host = showHosted(Image(systemName: name).symbolVariant(variant))

    #expect(names(host.view.displayItems()) == [expected])
    #expect(host.heard == [UIImage(systemName: name)?.spokenName])
  }

  @Test
  func `variants add up, and the environment takes them away`() {
    let host = showHosted(
      HStack {
        Image(systemName: "checkmark").symbolVariant(.circle)
        Image(systemName: "checkmark").environment(\.symbolVariants, .none)
      }
      .symbolVariant(.fill)
    )

    #expect(names(host.view.displayItems()) == ["checkmark.circle.fill", "checkmark"])
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
  }

  @Test
  func `a symbol bounces once when a value changes`() {
    struct Bell: View {
      let model: Watched
      var body: some View {
        HStack {
          Image(systemName: "bell")
          Text("a")
        }
        .symbolEffect(.bounce, value: model.number)
      }
    }
    let host = showHosted(Bell(model: model))
    #expect(look(host.view.displayItems()) == nil)

    model.number = 1
    flush()
    stage.loop.advance(by: 0.25)
    #expect(abs((look(host.view.displayItems())?.scale.width ?? 1) - 1.2) < 0.01)
    stage.loop.settle()

    #expect(look(host.view.displayItems()) == nil)
    #expect(stage.clock.nextDue == nil)
  }

  @Test
  func `an active effect goes on until it is inactive`() {
    struct Sun: View {
      let model: Watched
      var body: some View {
        Image(systemName: "star").symbolEffect(.pulse, isActive: model.flag)
      }
    }
    let host = showHosted(Sun(model: model))
    stage.loop.advance(by: 100.5)
    #expect(abs((look(host.view.displayItems())?.opacity ?? 1) - 0.4) < 0.01)

    model.flag = false
    flush()

    #expect(look(host.view.displayItems()) == nil)
  }

  @Test
  func `a symbol disappears and keeps its place`() {
    struct Hidden: View {
      let model: Watched
      var body: some View {
        HStack(spacing: 0) {
          Image(systemName: "star").symbolEffect(.disappear, isActive: !model.flag)
          Text("a")
        }
      }
    }
    let host = showHosted(Hidden(model: model))
    let place = host.view.accessibilityNodes().last?.frame

    model.flag = false
    flush()
    stage.loop.settle()

    #expect(look(host.view.displayItems())?.opacity == 0)
    #expect(host.view.accessibilityNodes().last?.frame == place)
  }

  @Test
  func `effects are taken away inside a view`() {
    let host = showHosted(
      Image(systemName: "star").symbolEffectsRemoved().symbolEffect(.scale.up, isActive: true)
    )

    #expect(look(host.view.displayItems()) == nil)
    #expect(names(host.view.displayItems()) == ["star"])
  }
}
