import BridgeSupport
import Combine
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SystemBarsTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var isDark = true
    @Published var isDescribed = true
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.isDescribed {
        Text("Content")
          .uiKitStatusBar(
            style: model.isDark ? .lightContent : .darkContent,
            isHidden: model.isDark
          )
          .uiKitHomeIndicatorAutoHidden()
      } else {
        Text("Content")
      }
    }
  }

  @Test
  func `the hosting controller answers for its screen`() {
    let test = TestStack()
    let model = Model()
    let screen = test.push(Screen(model: model))

    #expect(screen.preferredStatusBarStyle == .lightContent)
    #expect(screen.prefersStatusBarHidden)
    #expect(screen.prefersHomeIndicatorAutoHidden)
    test.settle()
    model.isDark = false
    test.settle()
    #expect(screen.preferredStatusBarStyle == .darkContent)
    #expect(!screen.prefersStatusBarHidden)
    model.isDescribed = false
    test.settle()

    #expect(screen.preferredStatusBarStyle == .default)
    #expect(!screen.prefersStatusBarHidden)
    #expect(!screen.prefersHomeIndicatorAutoHidden)
  }

  @Test
  func `UIKit is told once a change`() {
    let log = BarWriteLog()
    BarWriteLog.$current.withValue(log) {
      let test = TestStack()
      let model = Model()
      test.show(Screen(model: model))
      log.removeAll()

      model.isDark = false
      test.settle()
      model.isDark = false
      test.settle()

      #expect(log.writes == ["status bar"])
    }
  }
}
