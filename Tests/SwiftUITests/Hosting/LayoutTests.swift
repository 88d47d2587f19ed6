import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct LayoutTests {
  struct Probe: UIViewRepresentable {
    let size: CGSize
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      size
    }
  }

  private let probe = Probe(size: CGSize(width: 20, height: 10))

  private func frames<Content: View>(_ content: Content) -> [CGRect] {
    let host = UIHostingController(rootView: content)
    host.safeAreaRegions = []
    Stage.current.show(host)
    return host.view.subviews.map(\.frame)
  }

  @Test
  func `padding lies around its content`() {
    let content = probe.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .frame(width: 26, height: 14).frame(maxWidth: 393, maxHeight: 852, alignment: .topLeading)

    #expect(frames(content) == [CGRect(x: 2, y: 1, width: 20, height: 10)])
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)),
    (.center, CGPoint(x: 186.5, y: 421)),
    (.bottomTrailing, CGPoint(x: 373, y: 842)),
  ])
  func `a frame aligns its content`(alignment: Alignment, origin: CGPoint) {
    let content = probe.frame(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: alignment
    )

    #expect(frames(content).first?.origin == origin)
  }

  @Test
  func `leading is on the right in a right-to-left layout`() {
    var traits = Stage.current.traits
    traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(layoutDirection: .rightToLeft),
    ])
    Stage.current.setTraits(traits)
    let content = probe.padding(.leading, 5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)

    #expect(frames(content) == [CGRect(x: 393 - 5 - 20, y: 0, width: 20, height: 10)])
  }

  @Test
  func `a background and an overlay get the size of the content`() {
    struct Filling: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let content = probe.background(Filling()).overlay(Filling())
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)

    #expect(Set(frames(content).map(\.size.width)) == [20])
  }

  @Test
  func `a modifier on a group applies to each of its views`() {
    let content = Group {
      probe
      probe
    }
    .padding(.top, 4)
    .frame(maxWidth: .infinity, alignment: .leading)

    #expect(frames(content).count == 2)
    #expect(frames(content).allSatisfy { $0.minX == 0 })
  }

  @Test
  func `an alignment guide moves a view in its frame`() {
    let content = probe.alignmentGuide(.leading) { _ in -7 }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)

    #expect(frames(content).first?.minX == 7)
  }

  @Test
  func `a size that stays ends the layout below its container`() {
    struct Changing: View {
      let model: Watched
      var body: some View { Text("\(model.number)") }
    }
    let model = Watched()
    let host = showHosted(Changing(model: model).frame(width: 100, height: 50))

    model.number = 1
    flush()

    #expect(host.heard == ["1"])
    #expect(host.sizeThatFits(in: CGSize(width: 300, height: 300)).width == 100)
  }

  @Test
  func `content that ignores the safe area reaches the edges of the host`() {
    struct Filling: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let all = showHosted(Filling().ignoresSafeArea())
    let bottom = showHosted(Filling().ignoresSafeArea(edges: .bottom))

    #expect(all.view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 852)])
    #expect(bottom.view.subviews.map(\.frame) == [CGRect(x: 0, y: 59, width: 393, height: 793)])
  }
}
