public import UIKit

/// An action of a declared menu.
///
/// ```swift
/// NavigationMenuAction("Delete", systemImage: "trash", isDestructive: true) { delete() }
/// ```
public struct NavigationMenuAction: NavigationMenuContent {
  var title: String
  var subtitle: String?
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  var state: UIMenuElement.State
  var keepsMenuPresented: Bool
  var handler: @MainActor () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - subtitle: A second line, from iOS 15 on.
  ///   - systemImage: The symbol's name.
  ///   - image: The image, if it isn't a symbol.
  ///   - isDestructive: Whether it is shown in red.
  ///   - isEnabled: Whether it can be chosen.
  ///   - isOn: Whether it has a check mark.
  ///   - keepsMenuPresented: Whether the menu stays open, from iOS 16 on.
  ///   - handler: Runs when it is chosen, always that of the latest body.
  public init(
    _ title: String,
    subtitle: String? = nil,
    systemImage: String? = nil,
    image: UIImage? = nil,
    isDestructive: Bool = false,
    isEnabled: Bool = true,
    isOn: Bool = false,
    keepsMenuPresented: Bool = false,
    handler: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image ?? systemImage.flatMap { UIImage(systemName: $0) }
    if isDestructive { attributes.insert(.destructive) }
    if !isEnabled { attributes.insert(.disabled) }
    state = isOn ? .on : .off
    self.keepsMenuPresented = keepsMenuPresented
    self.handler = handler
  }

  /// The action itself.
  public var menuElements: [NavigationMenuElement] { [NavigationMenuElement(.action(self))] }
}
