import NavigationCore
import UIKit

/// What is to be presented, and how.
@MainActor
struct PresentationRequest {
  /// What was made for a presentation.
  struct Content {
    let controller: UIViewController
    /// The engine of its own stack.
    var stack: StackEngine?
    /// Whether the controller was made here, and takes any style.
    var isOwn = true
  }

  let name: String
  var route: AnyHashable?
  var style = PresentationStyle.automatic
  var source: PopoverSource?
  /// Hears what a person does to it, instead of the style's own.
  var delegate: (any AnyModalDelegate)?
  var isAnimated = true
  let site: CallSite
  var onDismiss: (() -> Void)?
  /// What a result has to be.
  var resultType: Any.Type?
  var acceptsResult: (Any) -> Bool = { _ in false }
  /// Whether a popover without a source points at the middle of the screen.
  var pointsAtMiddle = false
  /// Hears of the end, whether or not the modal was ever seen.
  var onEnd: ((Any?) -> Void)?
  /// Makes the controller, once, when the presentation can begin.
  ///
  /// Nil if there is nothing to present any more.
  let make: @MainActor (ModalChain, StackEngine, NavigationPresentationID) -> Content?
}
