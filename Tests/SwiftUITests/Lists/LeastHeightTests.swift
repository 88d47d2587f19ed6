import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LeastHeightTests {
  private func distance(_ view: some View) throws -> CGFloat {
    let host = showHosted(view)
    Stage.current.loop.settle()
    let nodes = host.view.accessibilityNodes()
    let first = try #require(nodes.first { $0.label == "A" })
    let second = try #require(nodes.first { $0.label == "B" })
    return second.frame.midY - first.frame.midY
  }

  private var rows: some View {
    List {
      Text("A")
      Text("B")
    }
  }

  @Test
  func `rows are at least as high as the environment says`() throws {
    let usual = try distance(rows)

    #expect(try distance(rows.environment(\.defaultMinListRowHeight, 90)) == 90)
    #expect(try distance(rows.environment(\.defaultMinListRowHeight, 10)) <= usual)
  }

  @Test
  func `headers are at least as high as the environment says`() throws {
    func top(_ height: CGFloat?) throws -> CGFloat {
      let list = List { Section("Head") { Text("A") } }
      let host = showHosted(list.environment(\.defaultMinListHeaderHeight, height))
      Stage.current.loop.settle()
      return try #require(host.view.accessibilityNodes().first { $0.label == "A" }).frame.midY
    }

    #expect(try top(100) - top(nil) == 100 - 40.5)
  }
}
