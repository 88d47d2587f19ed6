import Foundation

struct Product: Hashable, Identifiable {
  let id: Int
  let name: String
  let category: Category
  /// In cents.
  let price: Int
  let symbol: String
  let details: String

  var priceText: String { Product.text(for: price) }

  static func text(for cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

enum Category: String, CaseIterable {
  case tea = "Tea"
  case cups = "Cups"
  case books = "Books"

  var symbol: String {
    switch self {
    case .tea: return "leaf"
    case .cups: return "cup.and.saucer"
    case .books: return "book"
    }
  }
}

extension Product {
  static let all: [Product] = [
    Product(
      id: 1,
      name: "Green tea",
      category: .tea,
      price: 450,
      symbol: "leaf",
      details: "From the hills, picked in spring."
    ),
    Product(
      id: 2,
      name: "Black tea",
      category: .tea,
      price: 390,
      symbol: "leaf",
      details: "Strong, for the morning."
    ),
    Product(
      id: 3,
      name: "Mint tea",
      category: .tea,
      price: 320,
      symbol: "leaf",
      details: "Fresh and mild."
    ),
    Product(
      id: 4,
      name: "Blue cup",
      category: .cups,
      price: 1200,
      symbol: "cup.and.saucer",
      details: "Made by hand."
    ),
    Product(
      id: 5,
      name: "Glass cup",
      category: .cups,
      price: 800,
      symbol: "cup.and.saucer",
      details: "Keeps warm for long."
    ),
    Product(
      id: 6,
      name: "The tea book",
      category: .books,
      price: 2500,
      symbol: "book",
      details: "All about leaves and water."
    ),
  ]

  static func find(_ id: Int) -> Product? {
    all.first { $0.id == id }
  }
}
