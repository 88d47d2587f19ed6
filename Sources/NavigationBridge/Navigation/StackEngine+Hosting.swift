package import NavigationCore
import SwiftUI
package import UIKit

extension StackEngine {
  /// A place for a view, hosted when it is needed.
  ///
  /// The screen joins the engine when UIKit moves it to the stack.
  func record(
    _ view: some View,
    bar: NavigationBarConfiguration?,
    additions: ScreenAdditions = .none
  ) -> EntryTable.Record {
    EntryTable.Record(name: { String(describing: type(of: view)) }) {
      let controller = BridgedHostingController(content: view, bar: bar)
      controller.bridge.context.additions = additions
      return controller
    }
  }

  /// A place for a route, whose screen is made when it is first seen.
  func record(_ route: some Route, additions: ScreenAdditions = .none) -> EntryTable.Record {
    EntryTable.Record(route: AnyHashable(route), name: { String(describing: route) }) {
      let controller = hostLazily(bar: route.bar()) { route.view() }
      controller.bridge.context.additions = additions
      return controller
    }
  }

  /// The engine of a stack that a screen enters: a stack of ours has one from its first screen on.
  static func known(of stack: UINavigationController) -> StackEngine? {
    (stack as? BridgedNavigationController)?.engine ?? engine(of: stack)
  }

  /// Puts the first screens in, before anybody listens or asks: it waits for nothing.
  func place(_ records: [EntryTable.Record]) {
    stack.set(records.map { table.add($0) }, animated: false)
    driver.reconcile()
  }

  /// The navigator of a container, which keeps neither alive.
  func makeNavigator() -> Navigator {
    let navigator = Navigator(place: NavigatorPlace(engine: self))
    add(navigator)
    return navigator
  }

  /// The place of a controller of the app, which the command has to keep until its end.
  package func promise(_ controller: UIViewController) -> NavigationEntryID {
    let id = table.id(of: controller)
    promise(id)
    return id
  }
}
