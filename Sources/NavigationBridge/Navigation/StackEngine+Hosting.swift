import NavigationCore
import SwiftUI
import UIKit

extension StackEngine {
  /// A place for a view, hosted when it is needed.
  func record(_ view: some View, bar: NavigationBarConfiguration?) -> EntryTable.Record {
    EntryTable.Record(name: String(describing: type(of: view))) { [weak self] in
      let controller = BridgedHostingController(content: view, bar: bar)
      if let self { controller.bridge.join(self) }
      return controller
    }
  }

  /// The place of a controller of the app, which the command has to keep until its end.
  func promise(_ controller: UIViewController) -> NavigationEntryID {
    let id = table.id(of: controller)
    promise(id)
    return id
  }
}
