import Combine
import Foundation

struct CartLine: Hashable, Identifiable {
  let product: Product
  var quantity: Int

  var id: Int { product.id }
  var total: Int { product.price * quantity }
}

struct Review: Hashable {
  let text: String
}

struct Address: Equatable {
  var name = ""
  var street = ""
  var city = ""

  var isComplete: Bool { !name.isEmpty && !street.isEmpty && !city.isEmpty }
}

enum Payment: String, CaseIterable, Identifiable {
  case card = "Card"
  case invoice = "Invoice"
  case cash = "Cash"

  var id: String { rawValue }
}

struct Order: Identifiable, Hashable {
  let id: Int
  let lines: [CartLine]
  let recipient: String
  let payment: Payment

  var total: Int { lines.reduce(0) { $0 + $1.total } }
}

/// What the whole app shows and changes.
final class Store: ObservableObject {
  @Published private(set) var lines: [CartLine] = []
  @Published private(set) var favorites: [Product] = []
  @Published private(set) var orders: [Order] = []
  @Published private var reviews: [Int: [Review]] = [1: [Review(text: "My favourite.")]]
  @Published var sendsNews = false

  var total: Int { lines.reduce(0) { $0 + $1.total } }
  var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity += 1
    } else {
      lines.append(CartLine(product: product, quantity: 1))
    }
  }

  func setQuantity(_ quantity: Int, of product: Product) {
    guard let index = lines.firstIndex(where: { $0.product == product }) else { return }
    lines[index].quantity = quantity
  }

  func removeLine(at index: Int) {
    lines.remove(at: index)
  }

  func isFavorite(_ product: Product) -> Bool {
    favorites.contains(product)
  }

  func toggleFavorite(_ product: Product) {
    if let index = favorites.firstIndex(of: product) {
      favorites.remove(at: index)
    } else {
      favorites.append(product)
    }
  }

  func reviews(of product: Product) -> [Review] {
    reviews[product.id] ?? []
  }

  func addReview(_ text: String, of product: Product) {
    reviews[product.id, default: []].append(Review(text: text))
  }

  func placeOrder(to address: Address, payment: Payment) -> Order {
    let order = Order(
      id: orders.count + 1,
      lines: lines,
      recipient: address.name,
      payment: payment
    )
    orders.append(order)
    lines = []
    return order
  }
}
