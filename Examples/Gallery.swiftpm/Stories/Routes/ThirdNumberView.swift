import NavigationBridge
import SwiftUI

/// The end of the way.
struct ThirdNumberView: View {
  let number: Int
  @RouteNavigator<NumberRoute> private var navigator

  var body: some View {
    Form {
      Text("Number \(number)")
      Button("Pop to root") { navigator.popToRoot() }
      Button("Dismiss") { navigator.dismiss() }
    }
    .uiKitNavigationBar(title: "Third")
    .uiKitNavigationBarBackButton(title: "To number \(number - 1)")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
