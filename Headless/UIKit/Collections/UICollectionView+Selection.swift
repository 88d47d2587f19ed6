public import Foundation

// A.7
extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { items.selected }

  /// Calls no delegate (D, C.4).
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for old in items.selected { deselectItem(at: old, animated: animated) }
      return
    }
    guard allowsSelection, items.contains(indexPath) else { return }
    if !selectsMany {
      for old in items.selected where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    if !items.selected.contains(indexPath) { items.selected.append(indexPath) }
    items.cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    items.selected.removeAll { $0 == indexPath }
    items.cells[indexPath]?.isSelected = false
  }

  private var selectsMany: Bool {
    items.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var maySelect: Bool {
    guard items.isEditing else { return allowsSelection || allowsMultipleSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  // MARK: A finger

  /// The item under a finger lights up (O, C.4).
  func press(at point: CGPoint) {
    if items.swipe != nil { return closeSwipe(animated: true) }
    guard maySelect, let indexPath = indexPathForItem(at: point),
      let cell = items.cells[indexPath],
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    items.pressed = indexPath
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func release(at point: CGPoint) {
    endHold()
    guard let indexPath = items.pressed else { return }
    cancelPress()
    guard indexPathForItem(at: point) == indexPath else { return }
    userSelects(indexPath)
  }

  func cancelPress() {
    guard let indexPath = items.pressed else { return }
    items.pressed = nil
    items.cells[indexPath]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  private func userSelects(_ indexPath: IndexPath) {
    if #available(iOS 14.0, *), let cell = items.cells[indexPath] as? UICollectionViewListCell,
      cell.togglesOutlineByTap
    {
      return cell.toggleOutline()
    }
    if selectsMany, items.selected.contains(indexPath) {
      _ = userDeselects(indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !selectsMany {
      for old in items.selected where old != indexPath { _ = userDeselects(old) }
    }
    if !items.selected.contains(indexPath) { items.selected.append(indexPath) }
    items.cells[indexPath]?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    guard !items.isEditing, #available(iOS 16.0, *),
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// False: the delegate keeps it.
  private func userDeselects(_ indexPath: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
      return false
    }
    deselectItem(at: indexPath, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
    return true
  }
}
