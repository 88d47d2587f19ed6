import NavigationBridge
import SwiftUI

/// Goes on by a link: the next screen isn't made before the link is tapped.
struct FirstNumberView: View {
  var body: some View {
    List {
      RouteLink("Second screen", to: NumberRoute.second(1))
    }
    .uiKitNavigationBar(title: "First")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
