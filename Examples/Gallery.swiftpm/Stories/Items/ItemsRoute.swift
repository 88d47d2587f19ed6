import NavigationBridge
import SwiftUI

/// Where the story about items goes on.
enum ItemsRoute: Route {
  case groups

  func view() -> some View { GroupsView() }
}
