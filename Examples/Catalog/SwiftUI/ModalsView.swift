import SwiftUI

@available(iOS 18.0, *)
struct ModalsView: View {
  @State private var showsSheet = false
  @State private var showsCover = false
  @State private var showsPopover = false
  @State private var asks = false
  @State private var renames = false
  @State private var name = "Draft"
  @State private var outcome = "Nothing yet"

  var body: some View {
    VStack(spacing: 20) {
      Text(outcome)
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) {
          VStack(spacing: 16) {
            Text("Half a sheet").font(.title2)
            Button("Close") { showsSheet = false }
          }
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
        }
      Button("Cover") { showsCover = true }
        .fullScreenCover(isPresented: $showsCover) {
          ZStack {
            Color.indigo.ignoresSafeArea()
            Button("Uncover") { showsCover = false }
              .buttonStyle(.borderedProminent)
              .tint(.white.opacity(0.3))
          }
        }
      Button("Bubble") { showsPopover = true }
        .popover(isPresented: $showsPopover) {
          Text("A popover of SwiftUI")
            .padding()
            .presentationCompactAdaptation(.popover)
        }
      Button("Ask") { asks = true }
        .confirmationDialog("Empty the trash?", isPresented: $asks, titleVisibility: .visible) {
          Button("Empty", role: .destructive) { outcome = "Emptied" }
          Button("Archive") { outcome = "Archived" }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Three items will be gone.")
        }
      Button("Rename") { renames = true }
        .alert("Rename", isPresented: $renames) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Save") { outcome = "Renamed to \(name)" }
        } message: {
          Text("Give it another name.")
        }
      Menu("More") {
        Button("Copy", systemImage: "doc.on.doc") { outcome = "Copied" }
        Menu("Move") {
          Button("Home") {}
        }
        Section("Danger") {
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      .buttonStyle(.bordered)
      Spacer()
    }
    .buttonStyle(.bordered)
    .padding()
    .frame(maxWidth: .infinity)
  }
}
