import NavigationBridgeTesting
import StageSupport
import Testing
@_spi(Headless) import UIKit

@testable import Shop

@MainActor
@Suite(.onStage)
struct ShopTests {
  let tester: NavigationTester
  let tabs: ShopTabBarController

  init() throws {
    tester = try launch(Shop.AppDelegate())
    tabs = try #require(Stage.current.window?.rootViewController as? ShopTabBarController)
  }

  private var stack: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  @Test
  func `a product is found by category, sorted, and put into the cart`() throws {
    #expect(tester.bar.title == "Shop")
    try tester.tap("Tea")
    try tester.openMenu("Sort")
    try tester.choose("By price")
    try tester.tap("Mint tea")
    #expect(tester.bar.title == "Mint tea")

    try tester.tap("Add to cart")
    try tester.tap("Add to cart")

    #expect(tabs.viewControllers?[2].tabBarItem.badgeValue == "2")
    try tester.back()
    try tester.back()
    #expect(stack?.viewControllers.count == 1)
  }

  @Test
  func `the search shows products in place of categories`() throws {
    try tester.type("cup", into: "Search products")

    #expect(tester.screen.contains("Blue cup"))
    #expect(!tester.screen.contains("Categories"))
    try tester.tap("Glass cup")
    #expect(tester.bar.title == "Glass cup")
  }

  @Test
  func `a whole order, from the cart to the list of orders`() throws {
    try tester.tap("Blue cup")
    try tester.tap("Add to cart")
    try tester.tap("Cart")
    #expect(tester.screen.contains("Total €12.00"))

    try tester.tap("Check out")
    #expect(tester.bar.title == "Address")
    #expect(throws: NavigationTester.Failure.self) { try tester.tap("Continue") }
    try tester.type("Ada", into: "Name")
    try tester.type("Hill 1", into: "Street")
    try tester.type("York", into: "City")
    try tester.tap("Continue")
    try tester.tap("Invoice")
    try tester.toggle("Gift wrap")
    try tester.tap("Review order")
    #expect(tester.bar.title == "Summary")
    #expect(tester.screen.contains("• Payment, Invoice"))

    try tester.tap("Order")
    try tester.tap("Buy")
    #expect(tester.screen.contains("Thank you, Ada"))
    #expect(!tester.bar.hasBackButton)
    try tester.tap("Done")
    #expect(tabs.presentedViewController == nil)
    #expect(tester.screen.contains("Your cart is empty."))

    try tester.tap("Account")
    try tester.tap("Orders")
    #expect(tester.bar.title == "Orders")
    #expect(tester.screen.contains("Order 1"))
  }

  @Test
  func `the checkout asks before it is left`() throws {
    try tester.tap("Blue cup")
    try tester.tap("Add to cart")
    try tester.tap("Cart")
    try tester.tap("Check out")

    try tester.pullDown()
    try tester.tap("dismiss popup")
    #expect(tester.bar.title == "Address")

    try tester.tap("Cancel")
    try tester.tap("Leave")
    #expect(tabs.presentedViewController == nil)
    #expect(tester.screen.contains("Total €12.00"))
  }

  @Test
  func `a review is written in a sheet and appears in the list`() throws {
    try tester.tap("Blue cup")
    try tester.tap("Reviews (0)")
    #expect(tabs.tabBar.isHidden || tabs.tabBar.frame.minY >= tabs.view.bounds.height)

    try tester.tap("Compose")
    try tester.type("Holds well.", into: "Review")
    try tester.tap("Send")

    #expect(tester.screen.contains("• Holds well."))
    try tester.back()
    #expect(tester.screen.contains("Reviews (1)"))
  }

  @Test
  func `favorites come by a swipe and go in editing mode`() throws {
    try tester.tap("Tea")
    Stage.current.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 180, y: 200), hold: 0.3)
    tester.settle()
    try tester.tap("Like")
    try tester.tap("Favorites")
    #expect(tester.screen.contains("tea"))

    try tester.tap("Edit")
    try tester.tap("Remove")
    try tester.tap("Delete")
    try tester.tap("Done")
    #expect(!tester.screen.contains("tea"))
  }

  @Test
  func `a link opens a product, and the app comes back to it`() throws {
    let url = try #require(URL(string: "shop://product/6"))
    Stage.current.open(url)
    tester.settle()
    #expect(tester.bar.title == "The tea book")

    Stage.current.enterBackground()
    let activity = try #require(Stage.current.restorationActivity)
    #expect(activity.userInfo?["product"] as? Int == 6)
  }

  @Test
  func `help is opened by the system`() throws {
    try tester.tap("Account")

    try tester.tap("Help")

    #expect(Stage.current.openedURLs.map(\.absoluteString) == ["https://example.com/help"])
    try tester.toggle("News")
  }
}
