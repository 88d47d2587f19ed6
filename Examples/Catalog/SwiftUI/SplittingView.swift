import SwiftUI

@available(iOS 18.0, *)
struct SplittingView: View {
  @State private var isShown = false

  var body: some View {
    Button("Open Columns") { isShown = true }
      .buttonStyle(.borderedProminent)
      .fullScreenCover(isPresented: $isShown) {
        SplitColumns { isShown = false }
      }
  }
}

@available(iOS 18.0, *)
private struct SplitColumns: View {
  let close: () -> Void
  @State private var folder: String? = "Recipes"

  var body: some View {
    NavigationSplitView {
      List(["All Notes", "Recipes", "Travel"], id: \.self, selection: $folder) { name in
        Label(name, systemImage: "folder")
      }
      .navigationTitle("Folders")
    } detail: {
      Text(folder.map { "Notes in \($0)" } ?? "No folder")
        .navigationTitle(folder ?? "")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done", action: close)
          }
        }
    }
  }
}
