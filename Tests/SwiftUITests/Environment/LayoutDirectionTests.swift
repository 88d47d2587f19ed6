import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct LayoutDirectionTests {
  struct Row: View {
    var names = ["A", "B"]
    var body: some View {
      HStack(spacing: 10) {
        ForEach(names, id: \.self) { Text($0).frame(width: 40, height: 20) }
      }
    }
  }

  struct Switching: View {
    let model: Watched
    let inner: AnyView
    var body: some View {
      inner.environment(\.layoutDirection, model.flag ? .leftToRight : .rightToLeft)
    }
  }

  /// Where each name is heard, from the left edge of the screen.
  private func places(_ host: UIViewController) -> [String: CGFloat] {
    host.view.accessibilityNodes().reduce(into: [:]) { $0[$1.label ?? ""] = $1.frame.midX }
  }

  private func places(_ content: some View) -> [String: CGFloat] {
    places(showHosted(content))
  }

  private func setRightToLeft() {
    Stage.current.setTraits(
      UITraitCollection(traitsFrom: [
        Stage.current.traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    )
  }

  @Test
  func `a row with a direction of its own is mirrored in its place`() {
    let plain = places(
      HStack(spacing: 0) {
        Row(); Text("C").frame(width: 30)
      }
    )
    let mixed = places(
      HStack(spacing: 0) {
        Row().environment(\.layoutDirection, .rightToLeft)
        Text("C").frame(width: 30)
      }
    )

    #expect(mixed["A"] == plain["B"])
    #expect(mixed["B"] == plain["A"])
    #expect(mixed["C"] == plain["C"])
  }

  @Test
  func `a row from left to right stays so in a right-to-left screen`() throws {
    setRightToLeft()
    let content = VStack {
      Row(names: ["A", "B"])
      Row(names: ["C", "D"]).environment(\.layoutDirection, .leftToRight)
    }
    let places = places(content)

    #expect(try #require(places["A"]) > #require(places["B"]))
    #expect(places["C"] == places["B"])
    #expect(places["D"] == places["A"])
  }

  @Test
  func `directions nest`() {
    let content = VStack(alignment: .leading, spacing: 0) {
      Row(names: ["A", "B", "C"])
      HStack(spacing: 10) {
        Text("D").frame(width: 40, height: 20)
        Row(names: ["E", "F"]).environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let places = places(content)

    #expect(places["E"] == places["A"])
    #expect(places["F"] == places["B"])
    #expect(places["D"] == places["C"])
  }

  @Test
  func `leading alignment and padding follow the direction of the view`() throws {
    let content = VStack(spacing: 0) {
      Text("A").frame(maxWidth: .infinity, alignment: .leading)
      Text("B").padding(.leading, 7).frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    let nodes = showHosted(content).view.accessibilityNodes()

    #expect(nodes[0].frame.minX == 0)
    #expect(abs(nodes[1].frame.maxX - (393 - 7)) < 0.01)
  }

  @Test
  func `a direction that changes moves views, also real ones`() throws {
    struct Native: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let model = Watched()
    let inner = HStack(spacing: 0) {
      Native().frame(width: 20, height: 20)
      Text("A").frame(width: 50, height: 20)
    }
    let host = showHosted(Switching(model: model, inner: AnyView(inner)))
    let native = try #require(host.view.subviews.first)
    let before = (native.frame.midX, places(host)["A"])

    model.flag = false
    flush()

    #expect(native.frame.midX == before.0 + 50)
    #expect(places(host)["A"] == before.1.map { $0 - 20 })
  }

  @Test
  func `taps go where the mirrored view is`() throws {
    final class Taps { var names: [String] = [] }
    let taps = Taps()
    let content = HStack(spacing: 0) {
      Color.red.frame(width: 80, height: 80).onTapGesture { taps.names.append("red") }
      Color.blue.frame(width: 80, height: 80).onTapGesture { taps.names.append("blue") }
    }
    .environment(\.layoutDirection, .rightToLeft)
    _ = showHosted(content)

    Stage.current.tap(at: CGPoint(x: 393 / 2 - 40, y: 438))

    #expect(taps.names == ["blue"])
  }

  @Test
  func `a transform of the direction mirrors too`() {
    let plain = places(Row())
    let mirrored = places(
      Row().transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    )

    #expect(mirrored["A"] == plain["B"])
  }

  @Test
  func `rows of a list with a direction of its own begin at the right`() throws {
    let content = List { Text("A") }.environment(\.layoutDirection, .rightToLeft)
    let node = try #require(showHosted(content).view.accessibilityNodes().first)

    #expect(node.frame.midX > 300)
  }
}
