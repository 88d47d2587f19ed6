@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  ) -> Bool
}

@available(iOS 16.0, *)
extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

  public func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    (suggestedTitle, selectedRange)
  }

  public func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  ) -> Bool { true }
}

@available(iOS 16.0, *)
@MainActor @preconcurrency
open class UIDocumentProperties: NSObject {
  let url: URL
  /// What the title's menu is headed by.
  var name: String { url.deletingPathExtension().lastPathComponent }
  open var wantsIconRepresentation = true
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  public init(url: URL) {
    self.url = url
    super.init()
  }
}
