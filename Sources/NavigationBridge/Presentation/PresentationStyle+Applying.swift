import SwiftUI
import UIKit

@MainActor
extension PresentationStyle {
  /// Puts the style on a controller that isn't presented yet.
  ///
  /// The presentation controller is made at its first use, for the style of that moment.
  func apply(to controller: UIViewController, isOwn: Bool, delegate: any AnyModalDelegate) {
    switch kind {
    case .plain(.automatic) where !isOwn: break
    case .plain(let style): controller.modalPresentationStyle = style
    case .sheet(let sheet): controller.modalPresentationStyle = sheet.base
    case .popover: controller.modalPresentationStyle = .popover
    case .custom(let transitions):
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = transitions
    }
    // How an alert adapts is its own business.
    guard !(controller is UIAlertController) else {
      if let popover = controller.popoverPresentationController, popover.delegate == nil {
        popover.delegate = delegate as? any UIPopoverPresentationControllerDelegate
      }
      return
    }
    takeDelegate(of: controller, delegate)
    if case .sheet(let sheet) = kind, #available(iOS 15.0, *), PlatformFeatures.current.bar15 {
      sheet.apply(to: controller)
    }
  }

  private func takeDelegate(of controller: UIViewController, _ delegate: any AnyModalDelegate) {
    guard let presentation = controller.presentationController else { return }
    if presentation.delegate == nil { presentation.delegate = delegate }
  }
}

@available(iOS 15.0, *)
@MainActor
extension PresentationStyle.Sheet {
  func apply(to controller: UIViewController) {
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.detents = detents.map { $0.detent }
    if let selection { sheet.selectedDetentIdentifier = selection.wrappedValue.identifier }
    sheet.largestUndimmedDetentIdentifier = largestUndimmed?.identifier
    sheet.prefersGrabberVisible = showsGrabber
    sheet.preferredCornerRadius = cornerRadius
  }

  /// Moves the sheet to the height that the binding names by now.
  ///
  /// - Returns: Whether the sheet has that height among its detents.
  func follow(on controller: UIViewController) -> Bool {
    guard let wanted = selection?.wrappedValue, let sheet = controller.sheetPresentationController
    else { return true }
    guard detents.contains(wanted) else { return false }
    guard sheet.selectedDetentIdentifier != wanted.identifier else { return true }
    sheet.animateChanges { sheet.selectedDetentIdentifier = wanted.identifier }
    return true
  }

  /// A person has dragged the sheet to another height.
  func read(_ sheet: UISheetPresentationController) {
    guard let selection, let identifier = sheet.selectedDetentIdentifier,
      let detent = detents.first(where: { $0.identifier == identifier }),
      selection.wrappedValue != detent
    else { return }
    selection.wrappedValue = detent
  }
}
