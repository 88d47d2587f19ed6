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
    let make = PresentedContent.make(hasStack ? .own : .none) { $0.record(root) }
    let content = make(chain, presenter, id)
    content.stack?.place(path)
    return content
  }
}

extension StackEngine {
  /// Puts screens above the root, before anybody listens or asks.
  fileprivate func place(_ path: [any RestorableRoute]) {
    guard !path.isEmpty else { return }
    stack.set(entryIDs + path.map { table.add(record($0)) }, animated: false)
    driver.reconcile()
  }
}
