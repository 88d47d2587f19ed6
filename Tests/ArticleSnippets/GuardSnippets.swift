import Combine
import NavigationBridge
import SwiftUI

private struct Draft: Equatable {
  var name = ""
}

private struct DraftView: View {
  @State private var draft = Draft()
  let saved = Draft()

  var body: some View {
    // 1
    Form { TextField("Name", text: $draft.name) }
      .uiKitNavigationGuard(when: draft != saved)
    // end
  }
}

private final class DraftModel: ObservableObject {
  @Published var isDirty = false
}

private struct DecidingView: View {
  @ObservedObject var model: DraftModel

  var body: some View {
    Text("Draft")
      // 2
      .uiKitNavigationGuard(when: model.isDirty) { attempt in
        attempt.cause == .pullDown ? .stay : .ask
      }
    // end
  }
}
