import Foundation

enum Mailbox: String, CaseIterable {
  case inbox = "Inbox"
  case flagged = "Flagged"
  case drafts = "Drafts"
  case sent = "Sent"
  case archive = "Archive"
  case trash = "Trash"

  var symbol: String {
    switch self {
    case .inbox: return "tray"
    case .flagged: return "flag"
    case .drafts: return "doc"
    case .sent: return "paperplane"
    case .archive: return "archivebox"
    case .trash: return "trash"
    }
  }

  /// Flagged shows messages of all mailboxes: nothing is moved into it.
  var holdsMessages: Bool {
    self != .flagged
  }
}
