import SwiftUI

@available(iOS 18.0, *)
struct ListsView: View {
  @State private var planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"]
  @State private var pinned: Set<String> = []

  var body: some View {
    List {
      Section {
        ForEach(planets, id: \.self) { planet in
          Label(planet, systemImage: pinned.contains(planet) ? "pin.fill" : "globe")
            .swipeActions(edge: .trailing) {
              Button("Delete", systemImage: "trash", role: .destructive) {
                planets.removeAll { $0 == planet }
              }
              Button("Flag", systemImage: "flag") {}
                .tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button("Pin", systemImage: "pin") { pinned.insert(planet) }
                .tint(.yellow)
            }
            .contextMenu {
              Button("Copy", systemImage: "doc.on.doc") {}
              Button("Pin", systemImage: "pin") { pinned.insert(planet) }
              Divider()
              Button("Delete", systemImage: "trash", role: .destructive) {
                planets.removeAll { $0 == planet }
              }
            }
        }
      } header: {
        Text("Planets")
      } footer: {
        Text("From the sun outwards.")
      }
      Section("Others") {
        NavigationLink("Stars") { Text("Stars") }
        HStack {
          Text("Moons")
          Spacer()
          Text("290")
            .foregroundStyle(.secondary)
        }
        Text("Tinted row")
          .listRowBackground(Color.yellow.opacity(0.3))
        Text("Without a separator")
          .listRowSeparator(.hidden)
      }
    }
    .refreshable {
      try? await Task.sleep(for: .seconds(1))
    }
  }
}
