import NavigationCore
import UIKit

/// One presentation, from the call that asks for it to the last that is heard of it.
@MainActor
final class ModalRecord {
  let id: NavigationPresentationID
  let name: String
  let route: AnyHashable?
  let style: PresentationStyle
  let delegate: any AnyModalDelegate
  /// The heights of a sheet that follows a binding.
  let sheet: PresentationStyle.Sheet?
  /// Whether a height was named that the sheet hasn't got.
  var hasReportedDetent = false
  let site: CallSite
  /// What has to live as long as the modal.
  private var keeps: AnyObject?

  weak var chain: ModalChain?
  /// The stack whose navigator presents it.
  weak var presenter: StackEngine?
  /// What is presented; UIKit keeps it.
  weak var controller: UIViewController?
  /// The engine of the modal's own stack.
  weak var stack: StackEngine?

  /// Tells of an end that nothing else tells of.
  var sentinel: WindowSentinel?
  /// Whether it leaves before the handler of its action runs.
  var isAlert = false
  /// What was made for it, until UIKit has taken it on.
  var content: PresentationRequest.Content?
  /// Whether UIKit took no notice of a first try.
  var wasDropped = false
  /// Whether UIKit has taken the presentation on.
  var isShown = false {
    didSet { content = nil }
  }
  /// Whether UIKit has said that it is gone, before its properties may say so.
  var isKnownToBeGone = false
  /// Whether a command took it away.
  var isDismissedByCommand = false
  /// The type of the result that is waited for.
  let resultType: Any.Type?
  private let acceptsResult: (Any) -> Bool
  /// Who waits for the presentation to come about.
  var tasks: [NavigationTask] = []
  private var result: Any?
  private var onDismiss: (() -> Void)?
  private var onEnd: ((Any?) -> Void)?

  init(
    id: NavigationPresentationID,
    request: PresentationRequest,
    presenter: StackEngine
  ) {
    self.id = id
    name = request.name
    route = request.route
    style = request.style
    delegate = request.delegate ?? request.style.makeDelegate()
    sheet = request.style.followingSheet
    site = request.site
    keeps = request.style.keeps
    self.presenter = presenter
    onDismiss = request.onDismiss
    onEnd = request.onEnd
    resultType = request.resultType
    acceptsResult = request.acceptsResult
    delegate.record = self
  }

  var presentation: NavigationPresentation {
    NavigationPresentation(id: id, route: route, name: name)
  }

  var event: NavigationEvent.Modal { NavigationEvent.Modal(id: id, name: name) }

  var isGone: Bool {
    guard isShown else { return false }
    guard !isKnownToBeGone, let controller else { return true }
    return controller.presentingViewController == nil
  }

  /// Keeps what is handed over when the modal has gone.
  ///
  /// - Returns: Whether it is of the type that is waited for.
  func take(_ result: Any) -> Bool {
    guard acceptsResult(result) else { return false }
    self.result = result
    return true
  }

  /// The presentation is over, or never came about: whoever waits hears of it, once.
  func end(wasShown: Bool) {
    let onDismiss = onDismiss
    let onEnd = onEnd
    self.onDismiss = nil
    self.onEnd = nil
    keeps = nil
    content = nil
    sentinel?.removeFromSuperview()
    sentinel = nil
    if wasShown { onDismiss?() }
    onEnd?(result)
    result = nil
  }
}
