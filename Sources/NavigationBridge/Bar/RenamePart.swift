public import SwiftUI
import UIKit

/// How a person renames what the title names.
struct BarRename {
  var shouldBegin: @MainActor () -> Bool
  var isValid: @MainActor (String) -> Bool
  var onRename: @MainActor (String) -> Void
}

extension View {
  /// Lets a person rename what the title names, in the bar itself, from iOS 16 on.
  ///
  /// The title gets a menu with an action that turns it into a field.
  ///
  /// ```swift
  /// .uiKitNavigationBar(title: note.name)
  /// .uiKitNavigationBarRename(isValid: { !$0.isEmpty }) { note.name = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - shouldBegin: Whether renaming may begin now.
  ///   - isValid: Whether a name may be taken. If not, the field stays.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - onRename: Runs with the new name. Show it as the title.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarRename(
    shouldBegin: @escaping @MainActor () -> Bool = { true },
    isValid: @escaping @MainActor (String) -> Bool = { _ in true },
    fileID: String = #fileID,
    line: UInt = #line,
    onRename: @escaping @MainActor (String) -> Void
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.set(
      .rename,
      BarRename(shouldBegin: shouldBegin, isValid: isValid, onRename: onRename)
    )
    return modifier(BarModifier(configuration: configuration))
  }
}

/// The item's rename delegate: one object that asks the newest closures.
@MainActor
final class RenameSlot: BarSlot {
  /// A `RenameDelegate`, which older systems don't know.
  private var delegate: AnyObject?
  private weak var original: AnyObject?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    let item = screen.item
    guard let wanted: BarRename = description.value(.rename) else {
      guard let own = delegate else { return }
      delegate = nil
      // Somebody who wrote since keeps the delegate.
      guard item.renameDelegate === own else { return }
      screen.write("renameDelegate") {
        item.renameDelegate = original as? any UINavigationItemRenameDelegate
      }
      return
    }
    if let own = delegate as? RenameDelegate {
      own.rename = wanted
      if item.renameDelegate === own { return }
    }
    let own = delegate as? RenameDelegate ?? RenameDelegate(wanted, bridge: screen.bridge)
    if item.renameDelegate !== own { original = item.renameDelegate }
    delegate = own
    screen.write("renameDelegate") { item.renameDelegate = own }
  }
}

@available(iOS 16.0, *)
@MainActor
final class RenameDelegate: NSObject, UINavigationItemRenameDelegate {
  var rename: BarRename
  private weak var bridge: ScreenBridge?

  init(_ rename: BarRename, bridge: ScreenBridge) {
    self.rename = rename
    self.bridge = bridge
  }

  private var isRunning: Bool { bridge?.isAttached ?? false }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    guard isRunning else { return }
    rename.onRename(title)
  }

  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    isRunning && rename.shouldBegin()
  }

  func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) {
    (suggestedTitle, selectedRange)
  }

  func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  ) -> Bool {
    !isRunning || rename.isValid(title)
  }
}
