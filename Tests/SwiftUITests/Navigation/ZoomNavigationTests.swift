import StageSupport
import Testing
@_spi(Headless) import SwiftUI

@MainActor
@Suite(.onStage)
struct ZoomNavigationTests {
  @Test
  func `a destination zooms out of its matched source`() {
    let stage = Stage.current
    stage.show(UIHostingController(rootView: Tiles()))
    stage.loop.settle()

    stage.tap(at: CGPoint(x: 196, y: 480))
    stage.loop.settle()

    #expect(stage.textTree().contains("Detail"))
    #expect(stage.log.isEmpty)
  }
}

private struct Tiles: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        Text("Detail").navigationTransition(.zoom(sourceID: 1, in: space))
      }
      .matchedTransitionSource(id: 1, in: space)
    }
  }
}
