public import Combine
import StageSupport
@_spi(Headless) public import SwiftUI
import Testing

extension UINavigationController: ObservableObject {}

@MainActor
@Suite(.onStage)
struct ControllerAsObjectTests {
  // C.12
  @Test
  func `a navigation controller travels as an environment object and never tells anything`() {
    struct Reader: View {
      let trace: Trace
      @EnvironmentObject private var stack: UINavigationController
      var body: some View {
        let _ = trace("read \(stack.viewControllers.count)")
        Text("a")
      }
    }
    let trace = Trace()
    let stack = UINavigationController()
    let host = UIHostingController(rootView: Reader(trace: trace).environmentObject(stack))
    stack.setViewControllers([host], animated: false)
    Stage.current.show(stack)
    #expect(trace.take() == ["read 1"])

    stack.setViewControllers([UIViewController(), host], animated: false)
    flush()

    #expect(trace.take().isEmpty)
  }
}
