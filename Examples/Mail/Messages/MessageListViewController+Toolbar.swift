import UIKit

extension MessageListViewController: UIPopoverPresentationControllerDelegate {
  func makeFilterItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
      primaryAction: UIAction { [weak self] _ in self?.showFilter() },
      menu: nil
    )
    item.accessibilityLabel = "Filter"
    return item
  }

  func updateFilterItem() {
    let symbol = "line.3.horizontal.decrease.circle" + (filter.isEmpty ? "" : ".fill")
    filterItem.image = UIImage(systemName: symbol)
    filterItem.accessibilityValue = filter.isEmpty ? nil : "On"
  }

  func makeToolbarItems() -> [UIBarButtonItem] {
    let compose = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in self?.compose(Draft()) }
    )
    if #available(iOS 26.0, *) {
      let search = navigationItem.searchBarPlacementBarButtonItem
      return [filterItem, .flexibleSpace(), search, .flexibleSpace(), compose]
    }
    return [filterItem, .flexibleSpace(), compose]
  }

  func makeEditingItems() -> [UIBarButtonItem] {
    let mark = UIBarButtonItem(
      title: "Mark",
      menu: UIMenu(children: [
        UIAction(title: "Flag", image: UIImage(systemName: "flag")) { [weak self] _ in
          self?.mark { $0.isFlagged = true }
        },
        UIAction(title: "Mark as Read", image: UIImage(systemName: "envelope.open")) {
          [weak self] _ in
          self?.mark { $0.isRead = true }
        },
        UIAction(title: "Mark as Unread", image: UIImage(systemName: "envelope.badge")) {
          [weak self] _ in
          self?.mark { $0.isRead = false }
        },
      ])
    )
    let move = UIBarButtonItem(
      title: "Move",
      primaryAction: UIAction(title: "Move") { [weak self] _ in
        guard let self = self else { return }
        self.askWhereToMove(self.selectedIDs)
      }
    )
    let trash = UIBarButtonItem(
      title: "Trash",
      primaryAction: UIAction(title: "Trash") { [weak self] _ in self?.askToDelete() }
    )
    return [mark, .flexibleSpace(), move, .flexibleSpace(), trash]
  }

  private func mark(_ change: @escaping (inout Message) -> Void) {
    for id in selectedIDs { store.update(id, change) }
    setEditing(false, animated: true)
  }

  private func askToDelete() {
    let ids = selectedIDs
    guard UserDefaults.standard.bool(forKey: "asksBeforeDeleting") else { return delete(ids) }
    let title = ids.count == 1 ? "Trash Message" : "Trash \(ids.count) Messages"
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: title, style: .destructive) { [weak self] _ in self?.delete(ids) }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = toolbarItems?.last
    present(alert, animated: true)
  }

  private func delete(_ ids: [Message.ID]) {
    store.delete(ids)
    setEditing(false, animated: true)
  }

  // MARK: Filter

  private func showFilter() {
    let screen = FilterViewController(filter: filter) { [weak self] in self?.filter = $0 }
    let stack = UINavigationController(rootViewController: screen)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.barButtonItem = filterItem
    stack.popoverPresentationController?.delegate = self
    if #available(iOS 15.0, *) {
      let sheet = stack.popoverPresentationController?.adaptiveSheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.prefersGrabberVisible = true
    }
    present(stack, animated: true)
  }
}
