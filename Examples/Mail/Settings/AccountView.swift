import SwiftUI

struct AccountView: View {
  @ObservedObject var store: MailStore
  @State private var fetchesMail = true
  @State private var days = 30.0
  @State private var asksToSignOut = false

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.accountName)
        HStack {
          Text("Address")
          Spacer()
          Text(store.account.address).foregroundColor(.secondary)
        }
      }
      Section(header: Text("Synchronization")) {
        Toggle("Fetch New Mail", isOn: $fetchesMail)
        VStack(alignment: .leading) {
          Text("Keep mail for \(Int(days)) days")
          Slider(value: $days, in: 7...90, step: 1)
            .accessibilityLabel("Days")
        }
        .disabled(!fetchesMail)
      }
      Section {
        Button("Sign Out") { asksToSignOut = true }
          .foregroundColor(.red)
      }
    }
    .navigationTitle("Account")
    .navigationBarTitleDisplayMode(.inline)
    .alert(isPresented: $asksToSignOut) {
      Alert(
        title: Text("Sign out?"),
        message: Text("Mail of this account is removed from this device."),
        primaryButton: .destructive(Text("Sign Out")),
        secondaryButton: .cancel()
      )
    }
  }
}
