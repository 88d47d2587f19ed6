import SwiftUI

/// A row that leads to a screen: it looks as a `NavigationLink` does.
struct StoryRow: View {
  let title: String
  let open: @MainActor () -> Void

  init(_ title: String, open: @escaping @MainActor () -> Void) {
    self.title = title
    self.open = open
  }

  var body: some View {
    Button(action: open) {
      HStack {
        Text(title).foregroundColor(.primary)
        Spacer()
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundColor(Color(.tertiaryLabel))
          .accessibilityHidden(true)
      }
    }
  }
}
