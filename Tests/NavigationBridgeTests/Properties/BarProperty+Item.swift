@testable import NavigationBridge
import SwiftUI
@_spi(Headless) import UIKit

extension BarProperty {
  /// `UIBarItem` and `UIBarButtonItem`, as the fact sheet lists them.
  static let ofItems: [BarProperty] = [
    .item("isEnabled", is: "false") { _ in
      .systemImage("star", accessibilityLabel: "Star", isEnabled: false) { _ in }
    } read: {
      "\($0.isEnabled)"
    },
    BarProperty("item.identifier", from: 26, is: "mail") {
      $0.trailing = [.systemImage("star", accessibilityLabel: "Star") { _ in }.id("mail")]
    } read: {
      $0.trailing.identifier ?? ""
    },
    .item("title", is: "Text") { _ in
      .title("Text") { _ in }
    } read: {
      $0.title ?? ""
    },
    .item("image", is: "trash") { _ in
      .systemImage("trash", accessibilityLabel: "Star") { _ in }
    } read: {
      $0.image == UIImage(systemName: "trash") ? "trash" : ""
    },
    .item("landscapeImagePhone", is: "true") {
      $0.landscapeImage(UIImage(systemName: "trash"))
    } read: {
      "\($0.landscapeImagePhone == UIImage(systemName: "trash"))"
    },
    .item("largeContentSizeImage", is: "true") {
      $0.largeContentSizeImage(UIImage(systemName: "trash"))
    } read: {
      "\($0.largeContentSizeImage == UIImage(systemName: "trash"))"
    },
    .item("imageInsets", is: "1.0") {
      $0.imageInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    } read: {
      "\($0.imageInsets.top)"
    },
    .item("tag", is: "7") {
      $0.tag(7)
    } read: {
      "\($0.tag)"
    },
    .item("titleTextAttributes", is: "true") {
      $0.titleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    } read: {
      "\($0.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .red)"
    },
    .item("accessibilityLabel", is: "Label") {
      $0.accessibilityLabel("Label")
    } read: {
      $0.accessibilityLabel ?? ""
    },
    .item("accessibilityHint", is: "Hint") {
      $0.accessibilityHint("Hint")
    } read: {
      $0.accessibilityHint ?? ""
    },
    .item("accessibilityValue", is: "Value") {
      $0.accessibilityValue("Value")
    } read: {
      $0.accessibilityValue ?? ""
    },
    .item("accessibilityIdentifier", is: "name") {
      $0.accessibilityIdentifier("name")
    } read: {
      $0.accessibilityIdentifier ?? ""
    },
    .item("style", from: 26, is: "true") { _ in
      .systemImage("star", accessibilityLabel: "Star", isProminent: true) { _ in }
    } read: {
      "\($0.style == .prominent)"
    },
    .item("width", is: "80.0") {
      $0.width(80)
    } read: {
      "\($0.width)"
    },
    .item("possibleTitles", is: "Text") {
      $0.possibleTitles(["Text"])
    } read: {
      $0.possibleTitles?.first ?? ""
    },
    .item("tintColor", is: "true") { _ in
      .systemImage("star", accessibilityLabel: "Star", tintColor: .red) { _ in }
    } read: {
      "\($0.tintColor == .red)"
    },
    .item("menu", is: "One") { _ in
      .systemImage(
        "star",
        accessibilityLabel: "Star",
        menu: UIMenu(children: [UIAction(title: "One") { _ in }])
      )
    } read: {
      $0.menu?.children.first?.title ?? ""
    },
    .item("preferredMenuElementOrder", from: 16, is: "true") {
      $0.preferredMenuElementOrder(.fixed)
    } read: {
      "\($0.preferredMenuElementOrder == .fixed)"
    },
    .item("changesSelectionAsPrimaryAction", from: 15, is: "true") {
      $0.changesSelectionAsPrimaryAction()
    } read: {
      "\($0.changesSelectionAsPrimaryAction)"
    },
    .item("isSelected", from: 15, is: "true") {
      $0.isSelected(true)
    } read: {
      "\($0.isSelected)"
    },
    .item("isHidden", from: 16, is: "true") {
      $0.isHidden(true)
    } read: {
      "\($0.isHidden)"
    },
    .item("menuRepresentation", from: 16, is: "More") {
      $0.menuRepresentation { NavigationMenuAction("More") {} }
    } read: {
      $0.menuRepresentation?.title ?? ""
    },
    .item("isSymbolAnimationEnabled", from: 17, is: "true") {
      $0.symbolAnimation()
    } read: {
      "\($0.isSymbolAnimationEnabled)"
    },
    .item("hidesSharedBackground", from: 26, is: "true") {
      $0.hidesSharedBackground()
    } read: {
      "\($0.hidesSharedBackground)"
    },
    .item("sharesBackground", from: 26, is: "false") { _ in
      .systemImage("star", accessibilityLabel: "Star", sharesBackground: false) { _ in }
    } read: {
      "\($0.sharesBackground)"
    },
    .item("badge", from: 26, is: "3") {
      $0.badge(3)
    } read: {
      $0.badge?.stringValue ?? ""
    },
    .item("badge.backgroundColor", from: 26, is: "true") {
      $0.badge(.text("New").colors(background: .green, foreground: .black))
    } read: {
      "\($0.badge?.backgroundColor == .green)"
    },
    .item("badge.foregroundColor", from: 26, is: "true") {
      $0.badge(.text("New").colors(background: .green, foreground: .black))
    } read: {
      "\($0.badge?.foregroundColor == .black)"
    },
    .item("badge.font", from: 26, is: "9.0") {
      $0.badge(.text("New").font(.systemFont(ofSize: 9)))
    } read: {
      ($0.badge?.font?.pointSize).map { "\($0)" } ?? ""
    },
    .item("visibilityPriority", from: 27, is: "true") {
      $0.visibilityPriority(.high)
    } read: {
      "\($0.visibilityPriority == .high)"
    },
    .item("isPaddingRemoved", from: 27, is: "true") {
      $0.removesPadding()
    } read: {
      "\($0.isPaddingRemoved)"
    },
  ]

  /// `UIBarButtonItemGroup`, as the fact sheet lists it.
  static let ofGroups: [BarProperty] = [
    .group("barButtonItems", is: "A B") { _ in
      .fixed {
        BarItem.title("A") { _ in }
        BarItem.title("B") { _ in }
      }
    } read: {
      $0.barButtonItems.compactMap(\.title).joined(separator: " ")
    },
    .group("representativeItem", is: "All") { _ in
      .fixed(representative: .title("All") { _ in }) { BarItem.title("A") { _ in } }
    } read: {
      $0.representativeItem?.title ?? ""
    },
    .group("alwaysAvailable", is: "true") {
      $0.alwaysAvailable()
    } read: {
      "\($0.alwaysAvailable)"
    },
    .group("menuRepresentation", is: "More") {
      $0.menuRepresentation { NavigationMenuAction("More") {} }
    } read: {
      $0.menuRepresentation?.title ?? ""
    },
    .group("isHidden", is: "true") {
      $0.isHidden(true)
    } read: {
      "\($0.isHidden)"
    },
  ]
}
