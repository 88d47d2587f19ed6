import NavigationCore
import SwiftUI
import UIKit

/// One item of a navigation bar or toolbar, as a screen declares it.
///
/// ```swift
/// .uiKitNavigationBar(trailing: [
///   .title("Save", isEnabled: canSave) { _ in save() },
///   .systemImage("square.and.arrow.up", accessibilityLabel: "Share") { context in
///     context.present(shareSheet())
///   },
/// ])
/// ```
///
/// An item keeps its `UIBarButtonItem` for as long as its id stays declared. Without an explicit id
/// it is recognised by its kind, text and label, and what is left of a kind by its order.
public struct UIKitNavigationBarItem: Identifiable {
  /// What the item shows.
  enum Kind {
    case text(String)
    case image(UIImage)
    case symbol(String)
    case system(UIBarButtonItem.SystemItem)
    case view(AnyView)
    case customView(UIView)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  /// What a tap or a long press opens.
  enum Menu {
    case given(UIMenu)
    case declared(title: String, [NavigationMenuElement])
  }

  /// Shared by copies: items are passed on and kept at each update.
  private var declaration: BarItemDeclaration

  init(_ kind: Kind) {
    declaration = BarItemDeclaration(kind)
  }

  var kind: Kind {
    get { declaration.kind }
    set { own().kind = newValue }
  }

  var explicitID: AnyHashable? {
    get { declaration.explicitID }
    set { own().explicitID = newValue }
  }

  var action: (@MainActor (UIKitNavigationBarActionContext) -> Void)? {
    get { declaration.action }
    set { own().action = newValue }
  }

  var menu: Menu? {
    get { declaration.menu }
    set { own().menu = newValue }
  }

  /// What stands for the item in the overflow menu.
  var representation: [NavigationMenuElement]? {
    get { declaration.representation }
    set { own().representation = newValue }
  }

  var traits: BarItemTraits {
    _read { yield declaration.traits }
    _modify { yield &own().traits }
  }

  private mutating func own() -> BarItemDeclaration {
    if !isKnownUniquelyReferenced(&declaration) { declaration = BarItemDeclaration(declaration) }
    return declaration
  }

  /// The explicit id, else one derived from kind and text.
  ///
  /// Equal items of one list are told apart by their occurrence.
  public var id: AnyHashable {
    if let explicitID { return explicitID }
    return AnyHashable(BarItemIDs.derivedName(form: signature.form, text: signature.text))
  }

  /// Whether both have the same signature, without making it.
  func isRecognised(in other: UIKitNavigationBarItem) -> Bool {
    switch (kind, other.kind) {
    case (.text(let title), .text(let new)): guard title == new else { return false }
    case (.symbol(let name), .symbol(let new)): guard name == new else { return false }
    case (.system(let item), .system(let new)): guard item == new else { return false }
    case (.image, .image), (.view, .view), (.customView, .customView), (.fixedSpace, .fixedSpace),
      (.flexibleSpace, .flexibleSpace):
      break
    default: return false
    }
    return explicitID == other.explicitID
      && traits.accessibilityLabel == other.traits.accessibilityLabel
  }

  /// By what the item is recognised in the next declaration.
  var signature: BarItemSignature<AnyHashable> {
    let label = traits.accessibilityLabel
    func signature(_ form: BarItemForm, _ text: String = "") -> BarItemSignature<AnyHashable> {
      BarItemSignature(explicitID: explicitID, form: form, text: text, label: label)
    }
    switch kind {
    case .text(let title): return signature(.text, title)
    case .image: return signature(.image)
    case .symbol(let name): return signature(.symbol, name)
    case .system(let item): return signature(.system(item.rawValue))
    case .view: return signature(.view)
    case .customView: return signature(.customView)
    case .fixedSpace: return signature(.fixedSpace)
    case .flexibleSpace: return signature(.flexibleSpace)
    }
  }
}
