import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct InterleavedDrawingTests {
  private struct Marker: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .green
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// The colours of the fills, in the order of drawing.
  private func colors(_ view: some View) -> [DisplayColor] {
    let host = UIHostingController(rootView: view)
    Stage.current.show(host)
    Stage.current.loop.settle()
    guard case .group(let group)? = host.view.displayGroup() else { return [] }
    return colors(in: group.items)
  }

  private func colors(in items: [DisplayItem]) -> [DisplayColor] {
    items.flatMap { item -> [DisplayColor] in
      switch item {
      case .fill(_, .color(let color)): [color]
      case .group(let group): colors(in: group.items)
      default: []
      }
    }
  }

  private func color(_ color: UIColor) -> DisplayColor {
    color.displayColor(for: Stage.current.traits)
  }

  @Test
  func `what lies between two real views is drawn between them`() {
    let found = colors(
      ZStack {
        Color.red
        Marker()
        Color.blue
        Marker()
        Color.yellow
      }
    )

    let expected: [UIColor] = [.systemRed, .green, .systemBlue, .green, .systemYellow]
    #expect(found.suffix(5) == expected.map(color)[...])
  }

  @Test
  func `a group around real views goes on after each`() {
    let found = colors(
      ZStack {
        Color.red
        Marker()
        Color.blue
      }
      .opacity(0.5)
    )

    #expect(found.suffix(3) == [UIColor.systemRed, .green, .systemBlue].map(color)[...])
  }

  @Test
  func `a slider below a field of another section is in sight`() throws {
    let found = colors(
      Form {
        Section { TextField("Name", text: .constant("")) }
        Section { Marker().frame(height: 20) }
      }
    )

    let row = color(.secondarySystemGroupedBackground)
    let marker = try #require(found.lastIndex(of: color(.green)))
    let rows = found.indices.filter { found[$0] == row }
    #expect(rows.allSatisfy { $0 < marker })
  }
}
