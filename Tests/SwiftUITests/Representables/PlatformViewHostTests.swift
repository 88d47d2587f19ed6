import StageSupport
@_spi(Headless) @testable import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// The view between a hosting view and the view of a representable (C.10.5).
@MainActor
@Suite(.onStage)
struct PlatformViewHostTests {
  private let made = Probe()

  final class Probe: UIView {
    var size = CGSize(width: 40, height: 30)
    override var intrinsicContentSize: CGSize { size }
  }

  private struct Wrapper: UIViewRepresentable {
    let view: Probe

    func makeUIView(context: Context) -> Probe { view }
    func updateUIView(_ uiView: Probe, context: Context) {}
  }

  @Test
  func `the view of a representable lies in a view of its own in the hosting view`() throws {
    let host = showHosted(Wrapper(view: made).fixedSize())

    let outer = try #require(made.superview)
    #expect(outer is PlatformViewHost)
    #expect(outer.superview === host.view)
    #expect(made.frame == outer.bounds)
    #expect(outer.bounds.size == made.size)
  }

  @Test
  func `a frame that the app sets is taken back`() {
    _ = showHosted(Wrapper(view: made).fixedSize())

    made.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    made.superview?.setNeedsLayout()
    flush()

    #expect(made.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test(arguments: Change.allCases)
  func `so is all else that says where it lies`(change: Change) {
    _ = showHosted(Wrapper(view: made).fixedSize())

    change.apply(to: made)
    made.superview?.setNeedsLayout()
    flush()

    #expect(made.transform == .identity)
    #expect(made.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test(arguments: Change.allCases)
  func `a controller's view is where SwiftUI puts it`(change: Change) throws {
    let controller = UIViewController()
    _ = showHosted(ControllerWrapper(controller: controller).frame(width: 40, height: 30))
    let place = controller.view.convert(controller.view.bounds, to: nil)
    #expect(place.size == CGSize(width: 40, height: 30))

    change.apply(to: controller.view)
    let outer = try #require(controller.view.superview)
    outer.setNeedsLayout()
    flush()

    #expect(controller.view.transform == .identity)
    #expect(controller.view.convert(controller.view.bounds, to: nil) == place)
  }

  enum Change: CaseIterable {
    case frame, bounds, center, transform

    @MainActor
    func apply(to view: UIView) {
      switch self {
      case .frame: view.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
      case .bounds: view.bounds.size = CGSize(width: 7, height: 7)
      case .center: view.center = CGPoint(x: 90, y: 90)
      case .transform: view.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
  }

  private struct ControllerWrapper: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test
  func `it takes no touch that its content doesn't take`() {
    made.isUserInteractionEnabled = false
    let host = showHosted(Wrapper(view: made))

    let hit = host.view.hitTest(CGPoint(x: 196, y: 400), with: nil)

    #expect(hit === host.view)
  }

  @Test
  func `both go when the representable goes`() {
    let model = Watched()
    let host = showHosted(Toggled(model: model, view: made))
    #expect(made.window != nil)

    model.flag = false
    flush()

    #expect(made.superview == nil)
    #expect(host.view.subviews.isEmpty)
  }

  private struct Toggled: View {
    let model: Watched
    let view: Probe

    var body: some View {
      if model.flag { Wrapper(view: view) }
    }
  }
}
