import UIKit

/// Hears what a person does to a modal that a navigator presents, where the app has no delegate.
@MainActor
class ModalDelegate: NSObject, GuardingDelegate {
  weak var record: ModalRecord?

  private func guards(_ presentation: UIPresentationController) -> ModalGuard {
    ModalGuard.guards(of: presentation.presentedViewController)
  }

  func mayPullDown(_ presentation: UIPresentationController) -> Bool {
    !guards(presentation).isGuarded
  }

  func wasRefused(_ presentation: UIPresentationController) {
    guards(presentation).attemptToDismiss(cause: .pullDown)
  }

  func wasPulledDown() {
    guard let record else { return }
    record.isKnownToBeGone = true
    record.chain?.look()
  }
}

typealias AnyModalDelegate = ModalDelegate & UIAdaptivePresentationControllerDelegate

/// The delegate of a modal that isn't a popover.
@MainActor
final class SheetModalDelegate: ModalDelegate, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    mayPullDown(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    wasRefused(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wasPulledDown()
  }
}

/// The delegate of a sheet with detents.
@available(iOS 15.0, *)
@MainActor
final class DetentModalDelegate: ModalDelegate, UISheetPresentationControllerDelegate {
  private let sheet: PresentationStyle.Sheet

  init(_ sheet: PresentationStyle.Sheet) {
    self.sheet = sheet
    super.init()
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    mayPullDown(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    wasRefused(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wasPulledDown()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    sheet.read(sheetPresentationController)
  }
}

/// The delegate of a popover, which may stay one where the width is compact.
@MainActor
final class PopoverModalDelegate: ModalDelegate, UIPopoverPresentationControllerDelegate {
  private let adapts: Bool

  init(adapts: Bool) {
    self.adapts = adapts
    super.init()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard adapts else { return .none }
    return traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    mayPullDown(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    wasRefused(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wasPulledDown()
  }
}

/// The delegate of a dialog's popover: it hears only of its end.
@MainActor
final class DialogModalDelegate: ModalDelegate, UIPopoverPresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wasPulledDown()
  }
}

extension PresentationStyle {
  @MainActor
  func makeDelegate() -> any AnyModalDelegate {
    if case .popover(let popover) = kind { return PopoverModalDelegate(adapts: popover.adapts) }
    if case .sheet(let sheet) = kind, #available(iOS 15.0, *), PlatformFeatures.current.bar15 {
      return DetentModalDelegate(sheet)
    }
    return SheetModalDelegate()
  }
}
