import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Rows, their marks and what a swipe reveals (ios-look 6).
@MainActor
@Suite(.onStage)
struct RowHeightTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIHostingController<AnyView> {
    let host = UIHostingController(rootView: AnyView(view))
    stage.show(UINavigationController(rootViewController: host))
    stage.loop.settle()
    return host
  }

  private func middle(_ label: String, _ host: UIViewController) throws -> CGFloat {
    let nodes = host.view.accessibilityNodes()
    return try #require(nodes.first { $0.label == label }, "\(nodes.map(\.label))").frame.midY
  }

  @Test
  func `rows with a control are as high as rows with a line of text`() throws {
    let host = show(
      Form {
        Text("Above")
        Toggle("Switch", isOn: .constant(true))
        Stepper("Count", value: .constant(1)).disabled(true)
        Text("Below")
      }
    )

    let top = try middle("Above", host)
    #expect(try abs(middle("Switch", host) - top - 52) < 0.01)
    #expect(try abs(middle("Below", host) - top - 156) < 0.01)
  }

  @Test
  func `a control with two lines of text has the padding of a text`() throws {
    let host = show(
      Form {
        Toggle("One\nTwo", isOn: .constant(true))
        Text("Below")
      }
    )

    let first = try #require(host.view.accessibilityNodes().first?.frame.midY)
    #expect(try middle("Below", host) - first > 60)
  }

  private func strokes(_ items: [DisplayItem], at origin: CGPoint = .zero) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      switch item {
      case .group(let group): strokes(group.items)
      case .stroke(.path, _, let stroke) where stroke.cap == .round: [item]
      default: []
      }
    }
  }

  @Test
  func `the chevron of a link is the one of a table's cell`() throws {
    _ = show(List { NavigationLink("Go") { Text("There") } })

    let chevron = try #require(strokes(stage.displayList().items).last)
    guard case .stroke(.path(let points), let paint, let stroke) = chevron,
      case .move(let start) = points.first
    else { return #expect(Bool(false)) }
    let origin = CGPoint(x: start.x - 3.2, y: start.y - 2.25)
    let gray = UIColor.tertiaryLabel.displayColor(for: stage.traits)
    #expect(stroke.width == 2)
    #expect(chevron == Accessory.disclosure(at: origin, color: gray))
    #expect(paint == .color(gray))
  }

  @Test
  func `a swipe's buttons stand inset in the row`() throws {
    let host = show(
      List {
        Text("Row").swipeActions { Button("Flag") {} }
        Text("Other")
      }
      .listStyle(.plain)
    )
    let y = try middle("Row", host)

    stage.drag(from: CGPoint(x: 330, y: y), to: CGPoint(x: 230, y: y), duration: 0.6)
    stage.loop.settle()

    let flag = try #require(host.view.accessibilityNodes().first { $0.label == "Flag" })
    #expect(abs(flag.frame.minX - 311) < 0.01)
    #expect(flag.frame.size == CGSize(width: 74, height: 44))
    #expect(abs(flag.frame.midY - y) < 0.01)
  }

  // MARK: Tint

  private func hasColor(_ color: UIColor) -> Bool {
    "\(stage.displayList().items)".contains("\(color.displayColor(for: stage.traits))")
  }

  @Test
  func `views are drawn in the tint of their window`() {
    let host = show(Button("Go") {})
    #expect(hasColor(.systemBlue))

    host.view.window?.tintColor = .systemPink
    stage.loop.settle()

    #expect(hasColor(.systemPink))
    #expect(!hasColor(.systemBlue))
  }

  @Test
  func `a view's own tint wins over that of the window`() {
    let host = show(Button("Go") {}.accentColor(.green))

    host.view.window?.tintColor = .systemPink
    stage.loop.settle()

    #expect(hasColor(.systemGreen))
    #expect(!hasColor(.systemPink))
  }
}
