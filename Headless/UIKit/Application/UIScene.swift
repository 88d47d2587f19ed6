@available(iOS 13.0, *)
@MainActor
open class UIScene: UIResponder {
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }
}
