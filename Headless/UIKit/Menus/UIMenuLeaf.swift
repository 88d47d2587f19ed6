@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  @available(iOS 17.0, *)
  var selectedImage: UIImage? { get set }
  func performWithSender(_ sender: Any?, target: Any?)
}
