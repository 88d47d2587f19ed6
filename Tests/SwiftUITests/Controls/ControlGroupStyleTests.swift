import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ControlGroupStyleTests {
  let stage = Stage.current

  private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Framed")
        configuration.label
        configuration.content
      }
    }
  }

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(UINavigationController(rootViewController: host))
    stage.loop.settle()
    return host
  }

  private func labels(_ host: UIViewController) -> [String?] {
    host.view.accessibilityNodes().map(\.label)
  }

  private func tap(_ label: String, in host: UIViewController) throws {
    let node = try #require(host.view.accessibilityNodes().first { $0.label == label })
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  private var group: some View {
    ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    } label: {
      Text("Edit")
    }
  }

  @Test
  func `a style of an app's own gets the label and the controls`() {
    #expect(labels(show(group)) == ["Cut", "Copy"])
    #expect(labels(show(group.controlGroupStyle(Framed()))) == ["Framed", "Edit", "Cut", "Copy"])
    #expect(labels(show(group.controlGroupStyle(.navigation))) == ["Cut", "Copy"])
    #expect(
      labels(show(group.controlGroupStyle(.automatic).controlGroupStyle(Framed())))
        == ["Cut", "Copy"]
    )
  }

  @Test
  func `a group is shown as a menu`() throws {
    let host = show(group.controlGroupStyle(.menu))

    #expect(labels(host) == ["Edit"])
    try tap("Edit", in: host)

    #expect(stage.openMenuNodes?.map(\.label) == ["Cut", "Copy"])
  }

  @Test
  func `a menu has the controls side by side, or the group as a menu of its own`() throws {
    let plain = show(Menu("More") { group })
    try tap("More", in: plain)
    #expect(stage.openMenuNodes?.map(\.label) == ["Cut", "Copy"])

    let nested = show(Menu("More") { group.controlGroupStyle(.menu) })
    try tap("More", in: nested)
    #expect(stage.openMenuNodes?.map(\.label) == ["Edit"])
  }
}
