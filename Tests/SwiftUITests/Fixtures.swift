@_spi(Headless) import SwiftUI

/// A model for views to watch, property by property.
@Observable
final class Watched {
  var number = 0
  var other = 0
  var name = "a"
  var flag = true
}

/// A model for views to watch as a whole.
final class PublishedStore: ObservableObject {
  @Published var number = 0
  @Published var other = 0
}
