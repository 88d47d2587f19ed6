@MainActor @preconcurrency
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  override init() {
    super.init()
  }

  open class var current: UIDevice { shared }
  open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var model: String { name }
  open var localizedModel: String { name }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Stage.current.device.isPad ? .pad : .phone }
}
