extension UIViewController {
  /// Switches `isEditing`; its title says to what.
  var ownEditButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    item.showEditing(isEditing)
    editButton = item
    return item
  }
}
