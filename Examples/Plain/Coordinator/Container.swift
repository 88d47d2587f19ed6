import Foundation

protocol Greeting {
  var text: String { get }
}

struct PoliteGreeting: Greeting {
  var text = "Good morning"
}

struct NoGreeting: Greeting {
  var text = "Nobody is here"
}

/// What screens depend on.
final class Container {
  let greeting: Greeting
  private(set) var visits = 0

  init(greeting: Greeting = PoliteGreeting()) {
    self.greeting = greeting
  }

  func visit() {
    visits += 1
  }
}
