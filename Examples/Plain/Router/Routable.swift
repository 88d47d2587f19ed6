import SwiftUI

/// A place in the app that knows its screen.
protocol Routable {
  associatedtype Screen: View

  @ViewBuilder
  func view() -> Screen
}

enum AppRoute: Routable {
  case first
  case second(number: Int)
  case third(number: Int)

  func view() -> some View {
    switch self {
    case .first:
      FirstScreen()
    case .second(let number):
      SecondScreen(number: number)
    case .third(let number):
      ThirdScreen(number: number)
    }
  }
}
