import UIKit

/// One element of a declared menu, as `NavigationMenuBuilder` collects them.
///
/// It is made of a `NavigationMenuAction`, a `NavigationMenuSection`, a `NavigationSubmenu` or one of
/// the others that conform to `NavigationMenuContent`.
public struct NavigationMenuElement {
  enum Content {
    case action(NavigationMenuAction)
    case menu(NavigationMenuGroup)
    case element(UIMenuElement)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// What can stand in a declared menu.
public protocol NavigationMenuContent {
  /// The elements that it stands for.
  var menuElements: [NavigationMenuElement] { get }
}

/// A menu inside a menu: a section, a submenu or a palette.
struct NavigationMenuGroup {
  var title = ""
  var image: UIImage?
  var options: UIMenu.Options = []
  var isPalette = false
  var isSingleSelection = false
  var children: [NavigationMenuElement]
}
