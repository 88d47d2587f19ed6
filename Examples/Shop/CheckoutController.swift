import SwiftUI
import UIKit

final class CheckoutModel: ObservableObject {
  @Published var address = Address()
  @Published var payment = Payment.card
  @Published var wantsGiftWrap = false
}

/// Address, payment, summary and confirmation, in a sheet.
class CheckoutController: UINavigationController, UIAdaptivePresentationControllerDelegate {
  private let store: Store
  private let model = CheckoutModel()
  private let onFinish: () -> Void

  init(store: Store, onFinish: @escaping () -> Void) {
    self.store = store
    self.onFinish = onFinish
    super.init(nibName: nil, bundle: nil)
    viewControllers = [makeAddress()]
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeAddress() -> UIViewController {
    let view = AddressView(model: model) { [weak self] in self?.showPayment() }
    let screen = UIHostingController(rootView: view)
    screen.title = "Address"
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.askToCancel() }
    )
    return screen
  }

  private func showPayment() {
    let view = PaymentView(model: model) { [weak self] in self?.showSummary() }
    let screen = UIHostingController(rootView: view)
    screen.title = "Payment"
    pushViewController(screen, animated: true)
  }

  private func showSummary() {
    let screen = SummaryViewController(store: store, model: model) { [weak self] in
      self?.placeOrder()
    }
    pushViewController(screen, animated: true)
  }

  private func placeOrder() {
    let order = store.placeOrder(to: model.address, payment: model.payment)
    let view = ConfirmationView(order: order) { [weak self] in self?.finish() }
    let screen = UIHostingController(rootView: view)
    screen.navigationItem.hidesBackButton = true
    setViewControllers([screen], animated: true)
  }

  private func finish() {
    dismiss(animated: true, completion: onFinish)
  }

  // MARK: Leaving

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    askToCancel()
  }

  private func askToCancel() {
    let alert = UIAlertController(
      title: "Leave checkout?",
      message: "Your cart stays as it is.",
      preferredStyle: .actionSheet
    )
    alert.addAction(
      UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      }
    )
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.popoverPresentationController?.barButtonItem =
      topViewController?.navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }
}
