import NavigationBridge
import SwiftUI

struct Receipt {
  let address: String
  let total: Int
}

private struct AddressView: View {
  let choose: (String) -> Void

  var body: some View { Button("Home") { choose("Home") } }
}

private struct PaymentView: View {
  let address: String
  let total: Int
  let pay: () -> Void

  var body: some View { Button("Pay") { pay() } }
}

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

@MainActor
private func start(with navigator: Navigator?, show: @escaping @MainActor (Receipt?) -> Void) {
  navigator?.start(CheckoutFlow(total: 42), onFinish: show)
  navigator?.start(CheckoutFlow(total: 42), as: .formSheet, onFinish: show)
}

@MainActor
private func run(with navigator: Navigator) async {
  guard let receipt = await navigator.run(CheckoutFlow(total: 42), as: .formSheet) else { return }
  _ = receipt
}

@MainActor
final class AppCoordinator {
  let navigator: Navigator

  init(session: Session) {
    navigator = Navigator(root: EmptyView(), environment: AppEnvironment(session: session))
    navigator.setRoot(InboxView(), animated: false)
  }

  func checkOut() {
    navigator.start(CheckoutFlow(total: 42))
  }
}
