import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct WrappedControlTests {
  private struct Framed: PrimitiveButtonStyle {
    let note: () -> Void

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("framed")
        Button(configuration).simultaneousGesture(TapGesture().onEnded(note))
      }
    }
  }

  @Test
  func `a style wraps a button of the system's around its configuration`() throws {
    var acted = 0
    var noted = 0
    let host = showHosted(Button("Save") { acted += 1 }.buttonStyle(Framed { noted += 1 }))
    let stage = Stage.current
    stage.loop.settle()
    let size = stage.device.size
    let area = host.view.safeAreaInsets
    let middle = CGPoint(x: size.width / 2, y: (area.top + size.height - area.bottom) / 2 + 14)

    stage.tap(at: middle)
    stage.loop.settle()

    #expect(acted == 1)
    #expect(noted == 1)
  }

  @Test
  func `a shortcut is kept in the environment`() {
    struct Reader: View {
      @Environment(\.keyboardShortcut) private var shortcut
      var body: some View { Text(shortcut == .defaultAction ? "default" : "other") }
    }

    let host = showHosted(Reader().keyboardShortcut(.defaultAction))

    #expect(host.view.accessibilityNodes().first?.label == "default")
  }

  private func scrolls(_ view: UIView) -> Bool {
    view is UIScrollView || view.subviews.contains { scrolls($0) }
  }

  @Test
  func `a form of columns is no list`() {
    let list = showHosted(Form { Text("a") }.formStyle(.grouped))
    let columns = showHosted(Form { Text("a") }.formStyle(.columns))
    Stage.current.loop.settle()

    #expect(scrolls(list.view))
    #expect(!scrolls(columns.view))
    #expect(columns.view.accessibilityNodes().map(\.label) == ["a"])
  }

  private struct Titled: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("styled")
        Menu(configuration)
      }
    }
  }

  @Test
  func `a style wraps a menu of the system's`() throws {
    let host = showHosted(Menu("More") { Button("Copy") {} }.menuStyle(Titled()))
    let stage = Stage.current
    stage.loop.settle()
    let nodes = host.view.accessibilityNodes()
    let button = try #require(nodes.first { $0.label == "More" })

    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.loop.settle()

    #expect(nodes.map(\.label) == ["styled", "More"])
    #expect(stage.openMenuNodes?.map(\.label) == ["Copy"])
  }
}
