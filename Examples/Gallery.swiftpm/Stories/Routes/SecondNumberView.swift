import NavigationBridge
import SwiftUI

/// Goes everywhere by the navigator of its own stack, and knows no other screen's view.
struct SecondNumberView: View {
  @State var number: Int
  @RouteNavigator<NumberRoute> private var navigator

  var body: some View {
    Form {
      Section {
        Text("Number \(number)")
        Button("Add one") { number += 1 }
      }
      Section {
        Button("Push") { navigator.push(.third(number + 1)) }
        Button("Present full screen") {
          navigator.present(.second(number + 1), as: .fullScreen)
        }
        Button("Present as form sheet") {
          navigator.present(.second(number + 1), as: .formSheet)
        }
      }
      Section {
        Button("Pop") { navigator.pop() }
        Button("Pop to root") { navigator.popToRoot() }
        Button("Dismiss") { navigator.dismiss() }
      }
    }
    .uiKitNavigationBar(title: "Second", subtitle: "Number \(number)")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
