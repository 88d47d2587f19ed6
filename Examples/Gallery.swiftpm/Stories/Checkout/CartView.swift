import NavigationBridge
import SwiftUI

/// Starts the same flow in its own stack, and in a sheet.
struct CartView: View {
  @State private var outcome = "Nothing ordered"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Form {
      Section {
        Text("3 books, 42 euros")
        Text(outcome)
      }
      Section {
        Button("Check out here") {
          navigator?.start(CheckoutFlow(total: 42), onFinish: show)
        }
        Button("Check out in a sheet") {
          navigator?.start(CheckoutFlow(total: 42), as: .formSheet, onFinish: show)
        }
      }
    }
    .uiKitNavigationBar(title: "Cart")
    .uiKitNavigationBarTitleDisplayMode(.never)
  }

  private func show(_ receipt: Receipt?) {
    outcome = receipt.map { "\($0.total) euros, to \($0.address)" } ?? "Left without an order"
  }
}
