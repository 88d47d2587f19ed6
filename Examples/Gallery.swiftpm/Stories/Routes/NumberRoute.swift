import NavigationBridge
import SwiftUI

/// The screens of the story as values.
enum NumberRoute: Route {
  case first
  case second(Int)
  case third(Int)

  func view() -> some View {
    switch self {
    case .first: FirstNumberView()
    case .second(let number): SecondNumberView(number: number)
    case .third(let number): ThirdNumberView(number: number)
    }
  }
}
