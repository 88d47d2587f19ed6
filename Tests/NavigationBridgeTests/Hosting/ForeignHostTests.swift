import BridgeSupport
import Combine
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A host that inherits a screen's environment, as a sheet's does, isn't that screen.
@MainActor
@Suite(.onStage)
struct ForeignHostTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var isPresented = false
    @Published var count = 0
    @Published var title = "Screen"
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Screen")
        .sheet(isPresented: $model.isPresented) {
          Text("Sheet \(model.count)").uiKitNavigationBar(title: "Sheet \(model.count)")
        }
        .uiKitNavigationBar(title: model.title)
    }
  }

  @Test
  func `a modifier in a sheet changes nothing and is reported once`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let model = Model()
      let screen = test.show(Screen(model: model))

      model.isPresented = true
      test.settle()
      for count in 1...3 {
        model.count = count
        test.settle()
        #expect(screen.navigationItem.title == "Screen")
      }
      model.isPresented = false
      test.settle()

      #expect(screen.navigationItem.title == "Screen")
    }

    #expect(
      log.texts == [
        """
        Can't show the title 'Sheet 0' in the navigation bar: the screen's hosting controller has \
        no bridge. Host the screen with 'hostedWithBridge()', or give its controller a \
        'ScreenBridge'.
        """
      ]
    )
  }

  @Test
  func `behind a sheet the screen's own bar follows its state`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let model = Model()
      let screen = test.show(Screen(model: model))
      model.isPresented = true
      test.settle()

      model.title = "Renamed"
      test.settle()

      #expect(screen.navigationItem.title == "Renamed")
    }
  }

  @Test
  func `a modifier that comes with state is this screen's own`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let model = ConfiguredScreen.Model()
      let screen = test.show(ConfiguredScreen(model))

      model.bar = NavigationBarConfiguration(title: "Late")
      test.flush()

      #expect(screen.navigationItem.title == "Late")
    }

    #expect(log.texts == [])
  }

  @Test
  func `a screen that was measured before its push is complete when that returns`() {
    let test = TestStack()
    let screen = Text("A").uiKitNavigationBar(title: "Measured").hostedWithBridge()
    _ = screen.sizeThatFits(in: CGSize(width: 390, height: 700))

    test.stack.pushViewController(screen, animated: true)

    #expect(screen.navigationItem.title == "Measured")
  }
}
