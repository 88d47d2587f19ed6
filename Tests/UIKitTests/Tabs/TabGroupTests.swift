import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.7
@MainActor
@Suite(.onStage)
struct TabGroupTests {
  @Test
  func `a group without a stack shows what its chosen child shows`() {
    let pages = (0..<3).map { _ in UIViewController() }
    let children = (0..<2).map { index in
      UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in pages[index] }
    }
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: children)
    let other = UITab(title: "Other", image: nil, identifier: "o") { _ in pages[2] }
    let bar = UITabBarController(tabs: [group, other])
    Stage.current.show(bar)
    Stage.current.loop.settle()
    #expect(pages[0].viewIfLoaded?.window != nil)

    group.selectedChild = children[1]
    Stage.current.loop.settle()
    #expect(pages[1].viewIfLoaded?.window != nil)
    #expect(pages[0].view.window == nil)
    #expect(bar.selectedTab === children[1])
    bar.selectedTab = other
    Stage.current.loop.settle()

    #expect(pages[2].view.window != nil)
    #expect(pages[1].parent === bar)
  }
}
