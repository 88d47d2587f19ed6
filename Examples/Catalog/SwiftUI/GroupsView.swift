import SwiftUI

@available(iOS 18.0, *)
struct GroupsView: View {
  @State private var showsMore = true
  @State private var isExpanded = true

  var body: some View {
    List {
      DisclosureGroup("Fruits", isExpanded: $showsMore) {
        Text("Apple")
        Text("Pear")
      }
      DisclosureGroup("Vegetables") {
        Text("Carrot")
      }
      Section("Collapses", isExpanded: $isExpanded) {
        Text("Inside the section")
      }
      Section {
        Text("Inbox")
          .badge(12)
        Label("Drafts", systemImage: "doc")
          .badge("New")
        Button("Collapse") { isExpanded.toggle() }
      }
      Section {
        GroupBox("Box") {
          Text("A group box has a label.")
        }
        GroupBox {
          Toggle("Inside", isOn: .constant(true))
        } label: {
          Label("Settings", systemImage: "gear")
        }
      }
    }
  }
}
