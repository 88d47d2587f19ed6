import NavigationBridgeTesting
@_spi(Headless) import UIKit

extension SampleWalk {
  mutating func shop() throws {
    try browse()
    try review()
    try likeAndFind()
    try checkOut()
    try account()
  }

  private mutating func browse() throws {
    try show("catalog", "The Shop opens on its catalog.", sees: ["Shop", "Categories", "Tea"])
    try tester.tap("Tea")
    try show("category", "Tea lists its products.", sees: ["Mint tea"])
    try tester.openMenu("Sort")
    try show("sort", "Sort opens a menu.", sees: ["By name", "By price"])
    try tester.choose("By price")
    try tester.tap("Mint tea")
    try show("product", "A product.", sees: ["Mint tea", "Add to cart", "Price"])
    try tester.tap("Share")
    try show("share", "Share opens the system's sheet.")
    try tester.pullDown()
    try tester.tap("Add to cart")
    try show("added", "The cart's tab has a badge.", sees: ["Cart, 1"])
    try tester.back()
    try tester.back()
  }

  private mutating func review() throws {
    try tester.tap("Blue cup")
    try tester.tap("Reviews (0)")
    try show("reviews", "Reviews hide the tab bar.", misses: ["Favorites"])
    try tester.tap("Compose")
    try show(
      "new-review",
      "A review is written in a sheet.",
      sees: ["New review", "[Send, dimmed]"]
    )
    try tester.type("Holds well.", into: "Review")
    try tester.tap("Send")
    try show("review-sent", "The review is in the list.", sees: ["Holds well."])
    try tester.back()
    try tester.tap("Add to cart")
    try tester.back()
  }

  private mutating func likeAndFind() throws {
    try tester.type("cup", into: "Search products")
    try show("search", "The search shows products.", sees: ["Blue cup"], misses: ["Categories"])
    try tester.cancelSearch()
    try tester.tap("Tea")
    try swipe(row: "Mint tea", by: -120)
    try show("swiped", "A swipe shows the row's action.", sees: ["[Like]"])
    try tester.tap("Like")
    try tester.tap("Favorites")
    try show("favorites", "What was liked is a favorite.", sees: ["Mint tea"])
    try tester.tap("Edit")
    try show("editing", "Rows can be removed.", sees: ["[Done"])
    try tester.tap("Remove")
    try tester.tap("Delete")
    try tester.tap("Done")
    try show("no-favorites", "The list is empty again.", sees: ["No favorites yet"])
  }

  private mutating func checkOut() throws {
    try tester.tap("Cart")
    try show("cart", "The cart counts.", sees: ["Total", "Mint tea", "Blue cup"])
    try tester.tap("Check out")
    try show("address", "The checkout is a sheet.", sees: ["Address", "Deliver to"])
    try tester.pullDown()
    try show("leaving", "It asks before it is left.", sees: ["Leave checkout?", "Leave"])
    try tester.tap("dismiss popup")
    try tester.type("Ada", into: "Name")
    try tester.type("Hill 1", into: "Street")
    try tester.type("York", into: "City")
    try show("address-filled", "The address is complete.", sees: ["[Continue]"])
    try tester.tap("Continue")
    try tester.tap("Invoice")
    try tester.toggle("Gift wrap")
    try show("payment", "A way to pay.", sees: ["Pay with", "Invoice"])
    try tester.tap("Review order")
    try show("summary", "All of it, before the order.", sees: ["Summary", "Invoice"])
    try tester.tap("Order")
    try show("order-now", "An alert asks.", sees: ["Order now?", "Buy"])
    try tester.tap("Buy")
    try show("confirmation", "There is no way back.", sees: ["Thank you, Ada"])
    try tester.tap("Done")
    try show("cart-empty", "The cart is empty.", sees: ["Your cart is empty."])
  }

  private mutating func account() throws {
    try tester.tap("Account")
    try show("account", "The account.", sees: ["Orders, 1", "Send me news"])
    try tester.tap("Orders")
    try show("orders", "SwiftUI lists the orders.", sees: ["Orders", "Order 1"])
    try tap(row: "Order 1")
    try show("order", "One order.", sees: ["Order 1", "Mint tea", "Invoice"])
    try tester.tap("Invoice")
    try show("invoice", "Its invoice, in a sheet of SwiftUI.", sees: ["To Ada", "By Invoice"])
    try tester.tap("Close")
    try tester.back()
    try tester.back()
    open("shop://product/6")
    try show("link", "A link opens a product.", sees: ["The tea book"])
  }
}
