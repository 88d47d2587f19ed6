import NavigationBridge
import SwiftUI

/// The first step: hands over an address.
struct AddressView: View {
  let choose: (String) -> Void

  var body: some View {
    Form {
      Button("Home") { choose("Home") }
      Button("Office") { choose("Office") }
    }
    .uiKitNavigationBar(title: "Address")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
