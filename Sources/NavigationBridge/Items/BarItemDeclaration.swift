/// What an item declares.
final class BarItemDeclaration {
  var kind: UIKitNavigationBarItem.Kind
  var explicitID: AnyHashable?
  var action: (@MainActor (UIKitNavigationBarActionContext) -> Void)?
  var menu: UIKitNavigationBarItem.Menu?
  var representation: [NavigationMenuElement]?
  var traits = BarItemTraits()

  init(_ kind: UIKitNavigationBarItem.Kind) {
    self.kind = kind
  }

  init(_ other: BarItemDeclaration) {
    kind = other.kind
    explicitID = other.explicitID
    action = other.action
    menu = other.menu
    representation = other.representation
    traits = other.traits
  }
}
