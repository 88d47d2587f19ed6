/// A finger on a sheet with several detents: between them the sheet's edge follows it, below the
/// smallest it pulls the sheet down.
@available(iOS 15.0, *)
@MainActor
final class SheetDrag {
  private unowned let sheet: UISheetPresentationController
  private var startValue: CGFloat = 0
  private var isPulling = false

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  /// How far ahead the finger's speed is looked, in seconds, when a detent is chosen.
  private static let foresight: CGFloat = 0.2

  private var values: [CGFloat] { sheet.resolvedDetents.map(\.value) }

  /// Whether there is more than one height to choose from.
  var isAvailable: Bool { !sheet.isFormOnPad && Set(values).count > 1 }

  var canGrow: Bool { isAvailable && sheet.currentDetent.value < values.max() ?? 0 }

  func begin() {
    startValue = sheet.currentDetent.value
    isPulling = false
  }

  func move(by offset: CGFloat) {
    let wanted = startValue - offset
    sheet.draggedValue = clamp(wanted)
    sheet.container?.performLayoutIfNeeded()
    if missing(at: wanted) > 0, !isPulling {
      isPulling = true
      sheet.pullDown.begin()
    }
    if isPulling { sheet.pullDown.move(by: missing(at: wanted)) }
  }

  func end(offset: CGFloat, velocity: CGFloat, isCancelled: Bool) {
    let wanted = startValue - offset
    if isPulling {
      let sheet = sheet
      sheet.pullDown.end(
        offset: missing(at: wanted),
        velocity: velocity,
        isCancelled: isCancelled
      )
      guard !sheet.pullDown.isDismissing else { return }
    }
    let target = isCancelled ? startValue : wanted - velocity * Self.foresight
    settle(near: target)
  }

  private func settle(near value: CGFloat) {
    let current = sheet.currentDetent.identifier
    guard
      let target = sheet.resolvedDetents.min(by: { abs($0.value - value) < abs($1.value - value) })
    else { return }
    sheet.animateChanges {
      sheet.draggedValue = nil
      if target.identifier != current { sheet.selectedDetentIdentifier = target.identifier }
    }
    guard target.identifier != current else { return }
    // C.8.6: only a choice of the user's is told.
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  private func clamp(_ value: CGFloat) -> CGFloat {
    min(max(value, values.min() ?? value), values.max() ?? value)
  }

  /// How far a height lies below the smallest detent.
  private func missing(at value: CGFloat) -> CGFloat {
    max(0, (values.min() ?? value) - value)
  }
}
