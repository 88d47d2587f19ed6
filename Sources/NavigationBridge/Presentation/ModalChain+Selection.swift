import SwiftUI
import UIKit

extension ModalChain {
  /// The binding of a sheet's height may have another value: it is looked at in the next turn, never
  /// while SwiftUI updates.
  func followSelectionsSoon() {
    guard !willFollowSelections, records.contains(where: { $0.sheet != nil }) else { return }
    willFollowSelections = true
    Task { @MainActor [weak self] in self?.followSelections() }
  }

  private func followSelections() {
    willFollowSelections = false
    guard #available(iOS 15.0, *), PlatformFeatures.current.bar15 else { return }
    for record in records where record.isShown && !record.isGone {
      guard let sheet = record.sheet, let controller = record.controller,
        !controller.isBeingDismissed, !sheet.follow(on: controller), !record.hasReportedDetent
      else { continue }
      record.hasReportedDetent = true
      record.presenter?.report(PresentationIssue.unknownDetent(record.name), at: record.site)
    }
  }
}

/// Reads the height that a sheet shall have, in the sheet's own screen: what SwiftUI observes there
/// brings a change to the sheet.
struct SelectionReader: ViewModifier {
  @Binding var selection: SheetDetent
  weak var modals: ModalChain?

  func body(content: Content) -> some View {
    let _ = selection
    let _ = modals?.followSelectionsSoon()
    content
  }
}
