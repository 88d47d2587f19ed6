import Combine
import Foundation

final class MailStore: ObservableObject {
  @Published private(set) var messages = Message.samples
  @Published var accountName = "Ada Lovelace"
  let account = Contact(name: "Ada Lovelace", address: "ada@example.com")
  let contacts = Contact.samples

  // MARK: Reading

  func message(_ id: Message.ID) -> Message? {
    messages.first { $0.id == id }
  }

  func messages(in mailbox: Mailbox?) -> [Message] {
    messages
      .filter { message in
        guard let mailbox = mailbox else { return message.mailbox != .trash }
        return mailbox == .flagged
          ? message.isFlagged && message.mailbox != .trash : message.mailbox == mailbox
      }
      .sorted { $0.date > $1.date }
  }

  /// The number that stands beside a mailbox: unread messages, or all drafts.
  func badge(of mailbox: Mailbox) -> Int {
    let messages = messages(in: mailbox)
    switch mailbox {
    case .inbox, .archive: return messages.filter { !$0.isRead }.count
    case .flagged, .drafts: return messages.count
    case .sent, .trash: return 0
    }
  }

  // MARK: Changing

  func update(_ id: Message.ID, _ change: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
  }

  func move(_ ids: [Message.ID], to mailbox: Mailbox) {
    for id in ids { update(id) { $0.mailbox = mailbox } }
  }

  /// Moves into the trash, or out of it for good.
  func delete(_ ids: [Message.ID]) {
    let gone = ids.filter { message($0)?.mailbox == .trash }
    messages.removeAll { gone.contains($0.id) }
    move(ids, to: .trash)
  }

  // MARK: Writing

  func draft(from message: Message) -> Draft {
    Draft(
      messageID: message.id,
      to: message.recipients.map(\.address).joined(separator: ", "),
      subject: message.subject,
      body: message.body
    )
  }

  func save(_ draft: Draft) {
    put(draft, into: .drafts)
  }

  func send(_ draft: Draft) {
    put(draft, into: .sent)
  }

  func discard(_ draft: Draft) {
    messages.removeAll { $0.id == draft.messageID }
  }

  private func put(_ draft: Draft, into mailbox: Mailbox) {
    discard(draft)
    let recipients = draft.to.split(separator: ",").map { part -> Contact in
      let address = part.trimmingCharacters(in: .whitespaces)
      return contacts.first { $0.address == address } ?? Contact(name: address, address: address)
    }
    let last = messages.map(\.date).max() ?? Date()
    messages.append(
      Message(
        id: (messages.map(\.id).max() ?? 0) + 1,
        mailbox: mailbox,
        sender: account,
        recipients: recipients,
        subject: draft.subject.isEmpty ? "No Subject" : draft.subject,
        body: draft.body,
        date: last.addingTimeInterval(60),
        isRead: true
      )
    )
  }
}
