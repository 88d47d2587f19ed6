import NavigationBridge
import SwiftUI

/// Where the story about titles goes on.
enum TitleRoute: Route {
  case person

  func view() -> some View { PersonView() }
}
