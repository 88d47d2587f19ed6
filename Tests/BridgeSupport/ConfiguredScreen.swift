package import Combine
package import NavigationBridge
package import SwiftUI

/// A screen that shows a text and whatever description it is given.
package struct ConfiguredScreen: View {
  /// The description, changed from outside.
  @MainActor
  package final class Model: ObservableObject {
    @Published package var bar: NavigationBarConfiguration?
    @Published package var text = "Content"

    package init(_ bar: NavigationBarConfiguration? = nil) {
      self.bar = bar
    }
  }

  @ObservedObject var model: Model

  package init(_ model: Model) {
    self.model = model
  }

  package var body: some View {
    if let bar = model.bar {
      Text(model.text).uiKitNavigationBar(bar)
    } else {
      Text(model.text)
    }
  }
}
