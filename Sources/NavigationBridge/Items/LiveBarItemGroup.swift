import UIKit

/// A declared group and the `UIBarButtonItemGroup` that shows it.
@available(iOS 16.0, *)
@MainActor
final class LiveBarItemGroup {
  let group: UIBarButtonItemGroup
  let key: GroupKey
  private var members = ItemList()
  private var representative = ItemList()
  private let representation: LiveRepresentation
  private var isHidden = false
  private var isAlwaysAvailable = false

  init(_ declared: UIKitNavigationBarItemGroup, key: GroupKey, on screen: BarScreen) {
    self.key = key
    members.update(to: declared.items, on: screen)
    let objects = members.objects(on: screen)
    switch declared.customization {
    case .fixed:
      group = .fixedGroup(items: objects)
    case .movable(let id):
      group = .movableGroup(customizationIdentifier: id, items: objects)
    case .optional(let id, let isInDefault):
      group = .optionalGroup(
        customizationIdentifier: id,
        isInDefaultCustomization: isInDefault,
        items: objects
      )
    }
    representation = LiveRepresentation(bridge: screen.bridge)
    update(declared, on: screen)
  }

  /// Takes over a new declaration: what changed is set on the live group.
  func update(_ declared: UIKitNavigationBarItemGroup, on screen: BarScreen) {
    members.update(to: declared.items, on: screen)
    let objects = members.objects(on: screen)
    if !(group.barButtonItems === objects) {
      screen.restructure("group.barButtonItems") { group.barButtonItems = objects }
    }
    representative.update(to: declared.representative.map { [$0] } ?? [], on: screen)
    let item = representative.items.first?.barButtonItem
    if group.representativeItem !== item {
      screen.restructure("group.representativeItem") { group.representativeItem = item }
    }
    if isHidden != declared.isHidden {
      screen.restructure("group.isHidden") {
        isHidden = declared.isHidden
        group.isHidden = declared.isHidden
      }
    }
    if isAlwaysAvailable != declared.isAlwaysAvailable {
      isAlwaysAvailable = declared.isAlwaysAvailable
      screen.write("group.alwaysAvailable") { group.alwaysAvailable = isAlwaysAvailable }
    }
    representation.update(to: declared.representation) { element in
      screen.write("group.menuRepresentation") { group.menuRepresentation = element }
    }
  }
}

/// By what a group is recognised in the next declaration: what can't change on the live object too.
struct GroupKey: Hashable {
  var id: AnyHashable
  var occurrence: Int
  var customization: UIKitNavigationBarItemGroup.Customization

  /// The keys of a list of groups.
  static func keys(of groups: [UIKitNavigationBarItemGroup]) -> [GroupKey] {
    var occurrences: [AnyHashable: Int] = [:]
    return groups.map { group in
      occurrences[group.id, default: 0] += 1
      return GroupKey(
        id: group.id,
        occurrence: occurrences[group.id] ?? 1,
        customization: group.customization
      )
    }
  }
}
