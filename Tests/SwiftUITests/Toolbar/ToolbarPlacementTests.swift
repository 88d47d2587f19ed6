import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// D.1: where the places of a toolbar are on a phone.
@MainActor
@Suite(.onStage)
struct ToolbarPlacementTests {
  private func shown(at placement: ToolbarItemPlacement) -> UIViewController {
    let stack = UINavigationController(rootViewController: UIViewController())
    Stage.current.show(stack)
    Stage.current.loop.settle()
    let host = UIHostingController(
      rootView: Text("content").toolbar {
        ToolbarItem(placement: placement) { Button("Item") {} }
      }
    )
    stack.pushViewController(host, animated: false)
    Stage.current.loop.settle()
    return host
  }

  @Test(arguments: [
    ToolbarItemPlacement.cancellationAction, .navigation, .topBarLeading, .navigationBarLeading,
  ])
  func `these are leading and plain`(placement: ToolbarItemPlacement) throws {
    let item = shown(at: placement).navigationItem

    #expect(item.leftBarButtonItems?.map(\.title) == ["Item"])
    #expect(item.leftBarButtonItem?.style == .plain)
    #expect(item.rightBarButtonItems == nil)
  }

  @Test(arguments: [
    ToolbarItemPlacement.automatic, .primaryAction, .destructiveAction, .topBarTrailing,
    .navigationBarTrailing,
  ])
  func `these are trailing and plain`(placement: ToolbarItemPlacement) throws {
    let item = shown(at: placement).navigationItem

    #expect(item.rightBarButtonItems?.map(\.title) == ["Item"])
    #expect(item.rightBarButtonItem?.style == .plain)
    #expect(item.leftBarButtonItems == nil)
  }

  @Test
  func `the confirmation is trailing and prominent`() {
    let item = shown(at: .confirmationAction).navigationItem

    #expect(item.rightBarButtonItems?.map(\.title) == ["Item"])
    #expect(item.rightBarButtonItem?.style == .prominent)
  }

  @Test
  func `the principal place is the title's`() {
    let item = shown(at: .principal).navigationItem

    #expect(item.titleView != nil)
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
  }

  @Test
  func `the bottom bar is the stack's toolbar`() {
    let host = shown(at: .bottomBar)

    #expect(host.toolbarItems?.compactMap(\.title) == ["Item"])
    #expect(host.navigationController?.isToolbarHidden == false)
  }

  @Test
  func `a secondary action overflows`() {
    let item = shown(at: .secondaryAction).navigationItem

    #expect(item.leftBarButtonItems == nil)
    #expect(item.rightBarButtonItems?.compactMap(\.title).contains("Item") != true)
    #expect(Finger.screen.contains("[More"))
  }

  @Test
  func `tabs show the filled form of a symbol`() throws {
    let host = showHosted(
      TabView {
        Text("a").tabItem { Label("Home", systemImage: "house") }
      }
    )
    let tabs = try #require(host.children.first as? UITabBarController)

    #expect(tabs.tabBar.items?.first?.image == UIImage(systemName: "house.fill"))
  }
}
