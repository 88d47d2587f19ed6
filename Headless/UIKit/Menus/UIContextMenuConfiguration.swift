public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

// A.10
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  @available(iOS 16.0, *)
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  public override convenience init() {
    self.init(identifier: nil, previewProvider: nil, actionProvider: nil)
  }

  @available(iOS 16.0, *)
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Nothing suggests elements here.
  func makeMenu() -> UIMenu? {
    if previewProvider?() != nil { unsupported("previews of context menus") }
    guard let menu = actionProvider?([]), !menu.children.isEmpty else { return nil }
    return menu
  }
}
