extension UIView {
  func replaceRecognizers(by recognizers: [UIGestureRecognizer]) {
    for recognizer in storedRecognizers where !recognizers.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers {
      addGestureRecognizer(recognizer)
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancelBecauseDisabled()
    storedRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
