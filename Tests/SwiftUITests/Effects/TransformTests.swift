import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TransformTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private var middle: CGPoint {
    guard let area = stage.window?.safeAreaLayoutGuide.layoutFrame else { return .zero }
    return CGPoint(x: area.midX, y: area.midY)
  }

  private func groups(_ name: String, in items: [DisplayItem]) -> [DisplayGroup] {
    items.flatMap { item -> [DisplayGroup] in
      guard case .group(let group) = item else { return [] }
      return (group.name == name ? [group] : []) + groups(name, in: group.items)
    }
  }

  @Test
  func `scale and rotation change what is drawn, not the layout`() throws {
    _ = show(
      VStack(spacing: 0) {
        Text("Above")
        Color.red.frame(width: 50, height: 50)
          .scaleEffect(2)
          .rotationEffect(.degrees(90))
        Text("Below")
      }
    )

    let all = groups("Transform", in: stage.displayList().items)
    #expect(all.contains { $0.scale == CGSize(width: 2, height: 2) })
    #expect(all.contains { abs($0.rotation - .pi / 2) < 1e-9 })
    #expect(all.allSatisfy { $0.size == CGSize(width: 50, height: 50) })
  }

  @Test
  func `a finger finds what is drawn`() {
    var taps = 0
    _ = show(
      Color.red.frame(width: 50, height: 50)
        .onTapGesture { taps += 1 }
        .scaleEffect(2)
    )

    stage.tap(at: CGPoint(x: middle.x + 40, y: middle.y))
    #expect(taps == 1)
    stage.tap(at: CGPoint(x: middle.x + 60, y: middle.y))
    #expect(taps == 1)
  }

  @Test
  func `the first view that fits is shown`() {
    func texts(width: CGFloat) -> [String?] {
      let host = show(
        ViewThatFits {
          Text("A long text that needs much room")
          Text("Short")
        }
        .frame(width: width)
      )
      return host.view.accessibilityNodes().map(\.label)
    }

    #expect(texts(width: 350) == ["A long text that needs much room"])
    #expect(texts(width: 100) == ["Short"])
  }

  @Test
  func `content keeps clear of what is at the edge`() throws {
    let host = show(
      Color.clear
        .overlay(alignment: .bottom) { Text("Content") }
        .safeAreaInset(edge: .bottom) { Text("Bar").frame(height: 50) }
    )

    let nodes = host.view.accessibilityNodes()
    let content = try #require(nodes.first { $0.label == "Content" })
    let bar = try #require(nodes.first { $0.label == "Bar" })
    #expect(content.frame.maxY <= bar.frame.minY)
  }

  @Test
  func `an anchor tells where a view is in another one`() throws {
    let box = Frames()
    _ = show(
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40)
        Color.blue.frame(width: 100, height: 60)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let frame = proxy[anchor]
            Color.clear.onAppear { box.list.append(frame) }
          }
        }
      }
    )

    #expect(box.list.last == CGRect(x: 0, y: 40, width: 100, height: 60))
  }

  @Test
  func `a change of size is told`() {
    let box = Frames()
    let model = Watched()
    _ = show(Growing(model: model, box: box))
    #expect(box.list.map(\.width) == [40])

    model.number = 60
    stage.loop.settle()

    #expect(box.list.map(\.width) == [40, 60])
  }
}

@MainActor
private final class Frames {
  var list: [CGRect] = []
}

private enum BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Growing: View {
  let model: Watched
  let box: Frames

  var body: some View {
    Color.red.frame(width: model.number == 0 ? 40 : CGFloat(model.number), height: 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        box.list.append(CGRect(x: 0, y: 0, width: $0, height: 10))
      }
  }
}
