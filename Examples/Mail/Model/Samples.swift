import Foundation

extension Contact {
  static let samples = [
    Contact(name: "Alan Hill", address: "alan@example.com"),
    Contact(name: "Amelie Roth", address: "amelie@example.com"),
    Contact(name: "Ben Ito", address: "ben@example.com"),
    Contact(name: "Clara Moss", address: "clara@example.com"),
    Contact(name: "Dina Vega", address: "dina@example.com"),
    Contact(name: "Emil Park", address: "emil@example.com"),
  ]
}

extension Message {
  private static func day(_ month: Int, _ day: Int) -> Date {
    let components = DateComponents(year: 2026, month: month, day: day, hour: 12)
    return Calendar.current.date(from: components) ?? Date(timeIntervalSince1970: 0)
  }

  static var samples: [Message] {
    let people = Contact.samples
    let me = Contact(name: "Ada Lovelace", address: "ada@example.com")
    return [
      Message(
        id: 42,
        mailbox: .inbox,
        sender: people[3],
        recipients: [me],
        subject: "Plans for the garden",
        body: "Hi Ada,\nI have drawn three beds along the wall, and a path between them. "
          + "The plan is attached: tell me what you think of the pond.\n\nClara",
        date: day(9, 14),
        isFlagged: true,
        attachments: [
          Attachment(name: "Plan.pdf", symbol: "doc.text", kilobytes: 184),
          Attachment(name: "Wall.jpg", symbol: "photo", kilobytes: 2048),
        ]
      ),
      Message(
        id: 41,
        mailbox: .inbox,
        sender: people[0],
        recipients: [me, people[2]],
        subject: "Notes from Tuesday",
        body: "Dear both,\nhere is what we agreed on. Ben writes the first chapter until Friday, "
          + "Ada checks the figures.\n\nAlan",
        date: day(9, 13)
      ),
      Message(
        id: 40,
        mailbox: .inbox,
        sender: people[4],
        recipients: [me],
        subject: "Your table for four",
        body: "We look forward to seeing you on Saturday at seven.\n\nDina",
        date: day(9, 12),
        isRead: true
      ),
      Message(
        id: 39,
        mailbox: .inbox,
        sender: people[2],
        recipients: [me],
        subject: "First chapter",
        body: "Ada, it is longer than I thought. Could you read the second half first?\n\nBen",
        date: day(9, 10),
        isRead: true,
        attachments: [Attachment(name: "Chapter 1.txt", symbol: "doc.plaintext", kilobytes: 61)]
      ),
      Message(
        id: 38,
        mailbox: .inbox,
        sender: people[5],
        recipients: [me],
        subject: "Train tickets",
        body: "The tickets are in the app. We leave at 9:12, platform four.\n\nEmil",
        date: day(9, 8),
        isRead: true
      ),
      Message(
        id: 37,
        mailbox: .drafts,
        sender: me,
        recipients: [people[1]],
        subject: "Happy birthday",
        body: "Dear Amelie,\n",
        date: day(9, 7),
        isRead: true
      ),
      Message(
        id: 36,
        mailbox: .sent,
        sender: me,
        recipients: [people[0]],
        subject: "Figures",
        body: "Alan, the figures are right now.\n\nAda",
        date: day(9, 6),
        isRead: true
      ),
      Message(
        id: 35,
        mailbox: .archive,
        sender: people[1],
        recipients: [me],
        subject: "Old photographs",
        body: "I found these in the attic.\n\nAmelie",
        date: day(8, 30),
        isRead: true,
        attachments: [Attachment(name: "Attic.jpg", symbol: "photo", kilobytes: 1312)]
      ),
    ]
  }
}
