@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  open var representedObject: Any?
}
