package import SwiftUI
import NavigationBridge

/// A screen that shows its model's text and describes the bar by its model.
package struct ModelScreen: View {
  @ObservedObject var model: ScreenModel

  package init(model: ScreenModel) {
    self.model = model
  }

  package var body: some View {
    let _ = model.bodyCount += 1
    if model.isDescribed {
      Text(model.text)
        .uiKitNavigationBar(
          title: model.title,
          subtitle: model.subtitle,
          leading: model.leading,
          trailing: model.trailing
        )
    } else {
      Text(model.text)
    }
  }
}
