package import SwiftUI
import NavigationBridge

/// A screen with a guard, and a button that calls SwiftUI's `dismiss`.
package struct GuardedForm: View {
  @ObservedObject var model: GuardModel
  private let isLate: Bool
  private let title: String

  @Environment(\.presentationMode) private var presentation

  package init(model: GuardModel, title: String = "Form") {
    self.model = model
    self.title = title
    isLate = model.decision == nil
  }

  package var body: some View {
    if isLate {
      form.uiKitNavigationGuard(when: model.isDirty) { await model.decideLater($0) }
    } else {
      form.uiKitNavigationGuard(when: model.isDirty) { model.decide($0) }
    }
  }

  private var form: some View {
    Button("Close") { presentation.wrappedValue.dismiss() }
      .uiKitNavigationBar(title: title)
  }
}
