/// The presentations over a stack, as they really are, and the call that takes them away.
@MainActor
package protocol ModalContainer {
  associatedtype Modal: AnyObject

  /// Who presents it, or nil once it has gone.
  func presenter(of modal: Modal) -> Modal?
  func presented(by modal: Modal) -> Modal?
  /// Whether it has gone, or is on its way.
  func isLeaving(_ modal: Modal) -> Bool
  /// Takes away what the presenter presents, with all above it.
  ///
  /// A presenter that presents nothing goes itself. What is dropped, or undone on its way, may call
  /// no completion.
  func dismiss(
    from presenter: Modal,
    animated: Bool,
    completion: @escaping @MainActor () -> Void
  )
  /// Calls back if the motion that takes the modal along now is undone.
  func whenCalledOff(_ modal: Modal, _ body: @escaping @MainActor () -> Void)
  func inNextTurn(_ body: @escaping @MainActor () -> Void)
}

extension ModalContainer {
  /// A modal and all above it, the topmost first: in this order they are gone.
  package func leaving(with modal: Modal) -> [Modal] {
    var result = [modal]
    while let next = presented(by: result[result.count - 1]) { result.append(next) }
    return result.reversed()
  }
}
