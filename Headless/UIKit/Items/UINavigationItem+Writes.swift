extension UINavigationItem {
  func didWrite(_ property: String, isArray: Bool = false, animated: Bool = false) {
    writes.add(property, isArray: isArray)
    ItemWrites.navigationItems.add(property, isArray: isArray)
    observer?.navigationItemDidChange(self, animated: animated)
  }

  func didWriteTitle() {
    if title == nil, controller?.title != nil {
      unsettled("C.6.6: an item whose title was cleared doesn't fall back to its controller's")
    }
    didWrite("title")
  }

  /// A group of this item changed its members: the bar follows without the groups being set.
  func groupDidChange() {
    observer?.navigationItemDidChange(self, animated: false)
  }

  /// Takes over the controller's title when the item is made: no write of the app's.
  func adoptTitle(_ title: String?) {
    guard let title else { return }
    let observer = observer
    self.observer = nil
    let old = (writes, ItemWrites.navigationItems)
    self.title = title
    (writes, ItemWrites.navigationItems) = old
    self.observer = observer
  }
}
