import NavigationBridge
import SwiftUI

/// The last step: says when it is paid.
struct PaymentView: View {
  let address: String
  let total: Int
  let pay: () -> Void

  var body: some View {
    Form {
      Text("\(total) euros, to \(address)")
    }
    .uiKitNavigationBar(
      title: "Payment",
      trailing: [.title("Pay", isProminent: true) { _ in pay() }]
    )
    .uiKitNavigationBarTitleDisplayMode(.never)
  }
}
