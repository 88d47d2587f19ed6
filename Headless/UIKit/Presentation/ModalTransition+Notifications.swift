extension ModalTransition {
  /// UIKit has no names for these; apps listen for them by their texts.
  func post(_ step: String, of controller: UIViewController, isCompleted: Bool? = nil) {
    let name = "UIPresentationController\(step)"
    NotificationCenter.default.post(
      name: Notification.Name(name + "Notification"),
      object: controller,
      userInfo: isCompleted.map { ["\(name)CompletedKey": NSNumber(value: $0)] }
    )
  }
}
