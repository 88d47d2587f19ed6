import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// A.12: what hosts and representables do by themselves.
@MainActor
@Suite(.onStage)
struct HostingDefaultTests {
  @Test
  func `a new host passes no size on and keeps clear of all regions`() {
    let host = UIHostingController(rootView: Text("a"))

    #expect(host.sizingOptions == [])
    #expect(host.safeAreaRegions == .all)
    #expect(SafeAreaRegions.all.contains([.container, .keyboard]))
    #expect(UIHostingControllerSizingOptions.preferredContentSize != .intrinsicContentSize)
    #expect(host.preferredContentSize == .zero)
  }

  @Test
  func `a host from an archive traps unless a subclass says what it shows`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIHostingController<Text>(coder: NSCoder())
    }
  }

  final class Archived: UIHostingController<Text> {
    required dynamic init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder, rootView: Text("restored"))
    }
  }

  @Test
  func `a subclass gives an archived host its root`() throws {
    let host = try #require(Archived(coder: NSCoder()))
    Stage.current.show(host)

    #expect(host.heard == ["restored"])
  }

  /// Says only what must be said.
  struct Plain: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test
  func `a representable without more to say has no coordinator and takes what it is offered`() {
    let plain = Plain()
    let host = UIHostingController(rootView: plain)

    plain.makeCoordinator()
    Plain.dismantleUIView(UIView(), coordinator: ())

    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
  }

  struct PlainController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test
  func `so does a controller's`() {
    PlainController().makeCoordinator()
    PlainController.dismantleUIViewController(UIViewController(), coordinator: ())
    let host = showHosted(PlainController())

    #expect(host.children.count == 1)
  }

  struct Fading: UIViewRepresentable {
    let alpha: CGFloat
    let trace: Trace

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.animate {
        uiView.alpha = alpha
      } completion: {
        trace("done \(alpha)")
      }
    }
  }

  struct Screen: View {
    let model: Watched
    let trace: Trace

    var body: some View {
      Fading(alpha: model.flag ? 1 : 0, trace: trace)
    }
  }

  @Test
  func `a representable animates along with the change that updates it`() {
    let (model, trace) = (Watched(), Trace())
    showHosted(Screen(model: model, trace: trace))
    Stage.current.loop.settle()
    trace.clear()

    withAnimation(.linear(duration: 1)) { model.flag = false }
    Stage.current.loop.advance(by: 0.5)
    #expect(trace.events.isEmpty)
    Stage.current.loop.settle()

    #expect(trace.events == ["done 0.0"])
  }
}
