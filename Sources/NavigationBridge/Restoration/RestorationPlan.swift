import NavigationCore
import UIKit

/// What is restored, as routes.
@MainActor
struct RestorationPlan {
  struct Modal {
    let root: any RestorableRoute
    let path: [any RestorableRoute]
    let hasStack: Bool
    let style: PresentationStyle
  }

  var path: [any RestorableRoute] = []
  var modals: [Modal] = []
  /// What of the snapshot that is.
  var kept = NavigationSnapshot()
}

extension RestorationPlan.Modal {
  /// Makes the modal with its whole path.
  @MainActor
  func content(
    _ chain: ModalChain,
    _ presenter: StackEngine,
    _ id: NavigationPresentationID
  ) -> PresentationRequest.Content {
    let make =
      hasStack
      ? PresentedContent.makeStack { engine in ([root] + path).map { engine.record($0) } }
      : PresentedContent.make(.none) { $0.record(root) }
    return make(chain, presenter, id)
  }
}
