import NavigationBridge

/// Leads from the cart to the receipt: two screens, which know neither each other nor the flow.
final class CheckoutFlow: FlowCoordinator {
  private let total: Int

  init(total: Int) {
    self.total = total
  }

  func start(_ flow: NavigationFlow<Receipt>) {
    flow.navigator.push(
      AddressView { [self] address in askForPayment(address, in: flow) }
    )
  }

  private func askForPayment(_ address: String, in flow: NavigationFlow<Receipt>) {
    flow.navigator.push(
      PaymentView(address: address, total: total) { [total] in
        flow.finish(Receipt(address: address, total: total))
      }
    )
  }
}

/// What the flow ends with.
struct Receipt {
  let address: String
  let total: Int
}
