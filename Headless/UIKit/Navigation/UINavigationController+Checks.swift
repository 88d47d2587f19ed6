/// C.3: what UIKit raises and refuses.
extension UINavigationController {
  /// C.3: what UIKit only logs.
  func acceptsPush(_ controller: UIViewController) -> Bool {
    guard controller is UISplitViewController else { return true }
    log("Split View Controllers cannot be pushed to a Navigation Controller \(debugName)")
    return false
  }

  func checkPush(_ controller: UIViewController) {
    checkKind(controller)
    guard stack.controllers.contains(where: { $0 === controller }) else { return }
    let bundle = Bundle.main.bundleIdentifier ?? "(null)"
    raise(
      .invalidArgument,
      "\(debugName) is pushing the same view controller instance (\(controller.debugName)) more "
        + "than once which is not supported and is most likely an error in the application : "
        + bundle
    )
  }

  func checkMembers(_ controllers: [UIViewController]) {
    for controller in controllers {
      checkKind(controller)
    }
    guard Set(controllers.map(ObjectIdentifier.init)).count < controllers.count else { return }
    let list = controllers.map { "    \"\($0.debugName)\"" }.joined(separator: ",\n")
    raise(
      .internalInconsistency,
      "All view controllers in a navigation controller must be distinct ((\n\(list)\n))"
    )
  }

  private func checkKind(_ controller: UIViewController) {
    guard controller is UINavigationController else { return }
    raise(.invalidArgument, "Pushing a navigation controller is not supported")
  }
}
