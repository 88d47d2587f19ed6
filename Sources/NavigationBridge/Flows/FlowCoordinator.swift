/// Leads a person through some screens that belong together, and ends with a value.
///
/// ```swift
/// final class CheckoutFlow: FlowCoordinator {
///   func start(_ flow: NavigationFlow<Receipt>) {
///     flow.navigator.push(
///       AddressView { address in
///         flow.navigator.push(PaymentView { flow.finish(Receipt(address, payment: $0)) })
///       }
///     )
///   }
/// }
/// ```
///
/// It is the same class whether the flow goes on in the stack of whoever starts it, or in a modal:
///
/// ```swift
/// navigator.start(CheckoutFlow()) { receipt in show(receipt) }
/// let receipt = await navigator.run(CheckoutFlow(), as: .formSheet)
/// ```
///
/// Nobody has to keep the coordinator: it lives from its start until the last screen of its flow has
/// gone, however that went.
@MainActor
public protocol FlowCoordinator: AnyObject {
  /// What the flow ends with.
  associatedtype Output = Void

  /// Shows the first screen, by the flow's navigator.
  ///
  /// A flow that shows nothing before this returns is reported, and ends.
  ///
  /// - Parameter flow: The flow, to be kept or handed to the closures of the screens. It keeps
  ///   nobody alive.
  func start(_ flow: NavigationFlow<Output>)
}
