import SwiftUI

struct MessageDetailsView: View {
  let message: Message

  var body: some View {
    List {
      Section(header: Text("From")) {
        ContactRow(contact: message.sender)
      }
      Section(header: Text("To")) {
        ForEach(message.recipients) { contact in
          ContactRow(contact: contact)
        }
      }
      Section(header: Text("Message")) {
        row("Date", message.dateText)
        row("Mailbox", message.mailbox.rawValue)
        row("Attachments", "\(message.attachments.count)")
        if message.isFlagged {
          Label("Flagged", systemImage: "flag.fill")
            .foregroundColor(.orange)
        }
      }
    }
    .listStyle(InsetGroupedListStyle())
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundColor(.secondary)
    }
  }
}

struct ContactRow: View {
  let contact: Contact

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(contact.name)
      Text(contact.address)
        .font(.footnote)
        .foregroundColor(.secondary)
    }
  }
}

struct ContactView: View {
  let contact: Contact
  let onWrite: () -> Void
  @State private var isVIP = false

  var body: some View {
    VStack(spacing: 16) {
      Text(contact.initials)
        .font(.largeTitle)
        .foregroundColor(.white)
        .frame(width: 96, height: 96)
        .background(Circle().fill(Color.gray))
        .accessibilityHidden(true)
      Text(contact.name).font(.title2)
      Text(contact.address).foregroundColor(.secondary)
      Button(action: onWrite) {
        Label("New Message", systemImage: "square.and.pencil")
      }
      Toggle("VIP", isOn: $isVIP)
        .padding(.horizontal, 32)
      Spacer()
    }
    .padding(.top, 40)
  }
}
