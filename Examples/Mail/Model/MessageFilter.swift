import Foundation

struct MessageFilter: Equatable {
  var isUnreadOnly = false
  var isFlaggedOnly = false
  var hasAttachmentsOnly = false

  var isEmpty: Bool { self == MessageFilter() }

  func allows(_ message: Message) -> Bool {
    if isUnreadOnly && message.isRead { return false }
    if isFlaggedOnly && !message.isFlagged { return false }
    if hasAttachmentsOnly && message.attachments.isEmpty { return false }
    return true
  }
}
