import SwiftUI

struct SettingsView: View {
  @ObservedObject var store: MailStore

  var body: some View {
    if #available(iOS 16.0, *) {
      NavigationStack {
        SettingsForm(store: store)
      }
    } else {
      NavigationView {
        SettingsForm(store: store)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }
}

struct SettingsForm: View {
  @ObservedObject var store: MailStore
  @AppStorage("previewLines") private var previewLines = 2
  @AppStorage("asksBeforeDeleting") private var asksBeforeDeleting = false
  @AppStorage("signature") private var signature = ""
  @AppStorage("undoDelay") private var undoDelay = 10
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      Section(header: Text("Accounts")) {
        NavigationLink(destination: AccountView(store: store)) {
          VStack(alignment: .leading, spacing: 2) {
            Text(store.accountName)
            Text(store.account.address)
              .font(.footnote)
              .foregroundColor(.secondary)
          }
        }
      }
      Section(header: Text("Message List")) {
        Stepper("Preview: \(previewLines) lines", value: $previewLines, in: 0...5)
        Toggle("Ask Before Deleting", isOn: $asksBeforeDeleting)
      }
      Section(
        header: Text("Composing"),
        footer: Text("Messages wait that long before they are sent.")
      ) {
        NavigationLink(destination: SignatureView(signature: $signature)) {
          HStack {
            Text("Signature")
            Spacer()
            Text(signature.isEmpty ? "None" : signature)
              .foregroundColor(.secondary)
              .lineLimit(1)
          }
        }
        Picker("Undo Send Delay", selection: $undoDelay) {
          Text("Off").tag(0)
          Text("10 seconds").tag(10)
          Text("30 seconds").tag(30)
        }
      }
    }
    .navigationTitle("Settings")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
      }
    }
  }
}
