extension UINavigationItem {
  func array(of content: ItemSides.Content) -> [UIBarButtonItem]? {
    switch content {
    case .items(let items):
      return items
    case .groups:
      unsettled("C.6.11: left and right items read back the items of the groups")
      return content.items
    }
  }

  func groups(of content: ItemSides.Content) -> [UIBarButtonItemGroup] {
    switch content {
    case .items(let items):
      if items?.isEmpty == false {
        unsettled("C.6.11: item groups read back as empty while left and right items are set")
      }
      return []
    case .groups(let groups):
      return groups
    }
  }

  func replaceGroups(of content: ItemSides.Content, by new: [UIBarButtonItemGroup]) {
    if case .groups(let old) = content {
      for group in old {
        group.observers.remove(self)
      }
    }
    for group in new {
      group.observers.add(self)
    }
  }
}
