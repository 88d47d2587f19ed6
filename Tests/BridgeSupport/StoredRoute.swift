package import Foundation
package import NavigationBridge
package import SwiftUI

/// A route that can be stored, whose screen shows its name.
package enum StoredRoute: RestorableRoute {
  case named(String)
  /// Hides both bars, and has no large title.
  case bare

  package var name: String {
    switch self {
    case .named(let name): name
    case .bare: "bare"
    }
  }

  package func view() -> some View {
    switch self {
    case .named(let name):
      Text("Screen \(name)").uiKitNavigationBar(title: name)
    case .bare:
      Text("Bare")
        .uiKitNavigationBar(title: "Bare")
        .uiKitNavigationBarHidden()
        .uiKitNavigationBarTitleDisplayMode(.never)
        .uiKitHidesBottomBarWhenPushed()
    }
  }
}

/// The same app, one version earlier: it knew a case more.
package enum EarlierRoute: RestorableRoute {
  case named(String)
  case removed

  package static var restorationName: String { StoredRoute.restorationName }

  package func view() -> some View { Text("Earlier") }
}

/// A place for data that tests look into.
@MainActor
package final class DataStore {
  package var data: Data?
  package private(set) var saveCount = 0

  package init(_ data: Data? = nil) {
    self.data = data
  }

  package var storage: NavigationStorage {
    NavigationStorage(
      load: { self.data },
      save: {
        self.data = $0
        self.saveCount += 1
      }
    )
  }
}
