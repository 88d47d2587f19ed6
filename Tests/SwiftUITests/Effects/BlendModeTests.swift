import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct BlendModeTests {
  let stage = Stage.current

  @Test
  func `blending that isn't the usual is reported`() {
    _ = showHosted(Color.red.blendMode(.normal))
    #expect(stage.unsupportedFeatures.isEmpty)

    _ = showHosted(Color.red.blendMode(.multiply))
    #expect(stage.unsupportedFeatures == ["blend modes"])
  }

  @Test
  func `a bar at an edge makes room as an inset does`() throws {
    func heights(_ view: some View) throws -> CGFloat {
      let host = showHosted(view)
      stage.loop.settle()
      return try #require(host.view.accessibilityNodes().first { $0.label == "Text" }).frame.midY
    }
    let bare = try heights(Text("Text"))
    let bar = Text("Bar").frame(height: 60)

    let inset = try heights(Text("Text").safeAreaInset(edge: .bottom) { bar })
    #expect(inset < bare)
    #expect(try heights(Text("Text").safeAreaBar(edge: .bottom) { bar }) == inset)
  }

  @Test
  func `tabs come from a type with a body`() throws {
    struct More: TabContent {
      typealias TabValue = Int
      @TabContentBuilder<Int> var body: some TabContent<Int> {
        Tab("Two", systemImage: "2.circle", value: 2) { Text("two") }
        Tab("Three", systemImage: "3.circle", value: 3) { Text("three") }
      }
    }
    let host = showHosted(
      TabView(selection: .constant(1)) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("one") }
        More()
      }
    )
    stage.loop.settle()

    let tabs = try #require(host.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
  }
}
