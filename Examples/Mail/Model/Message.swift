import Foundation

struct Contact: Hashable, Identifiable {
  var name: String
  var address: String

  var id: String { address }

  var initials: String {
    name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
}

struct Attachment: Hashable, Identifiable {
  var name: String
  var symbol: String
  var kilobytes: Int

  var id: String { name }
  var sizeText: String { "\(kilobytes) KB" }
}

struct Message: Identifiable {
  let id: Int
  var mailbox: Mailbox
  var sender: Contact
  var recipients: [Contact]
  var subject: String
  var body: String
  var date: Date
  var isRead = false
  var isFlagged = false
  var attachments: [Attachment] = []

  var preview: String {
    body.split(separator: "\n").joined(separator: " ")
  }

  var dateText: String {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("MMMd")
    return formatter.string(from: date)
  }
}

/// What the compose sheet edits.
struct Draft: Equatable {
  /// The draft that is edited further.
  var messageID: Message.ID?
  var to = ""
  var subject = ""
  var body = ""

  static func reply(to message: Message) -> Draft {
    Draft(
      to: message.sender.address,
      subject: message.subject.hasPrefix("Re: ") ? message.subject : "Re: " + message.subject,
      body: "\n\nOn \(message.dateText), \(message.sender.name) wrote:\n" + message.body
    )
  }

  static func forward(_ message: Message) -> Draft {
    Draft(subject: "Fwd: " + message.subject, body: "\n\n" + message.body)
  }
}
