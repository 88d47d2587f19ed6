@MainActor
open class UIBarItem: NSObject {
  open var title: String?
}
