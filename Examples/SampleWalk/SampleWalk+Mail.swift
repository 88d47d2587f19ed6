import NavigationBridgeTesting
@_spi(Headless) import UIKit

extension SampleWalk {
  /// On a phone: three columns are one stack.
  mutating func mail() throws {
    try read()
    try reply()
    try settings()
    try select()
    try find()
    try act()
    try write()
    try follow()
  }

  private mutating func read() throws {
    try show(
      "inbox",
      "Mail opens on the inbox.",
      sees: ["Inbox", "Clara Moss", "Plans for the garden", "Unread", "[Edit]"],
      misses: ["Mailboxes"]
    )
    try tap(row: "Clara Moss")
    try show(
      "message",
      "A message: who, what, and what is attached.",
      sees: ["To: Ada Lovelace", "Plans for the garden", "I have drawn three beds", "Plan.pdf"]
    )
    try tester.tap("Details")
    try show("details", "Its details.", sees: ["clara@example.com", "Mailbox", "Flagged"])
    try tester.back()
    try tester.tap("Plan.pdf")
    try show("attachment", "An attachment, without a toolbar.", sees: ["184 KB"], misses: ["Trash"])
    try tester.tap("Share")
    try show("share", "It can be shared.", sees: ["Plan.pdf"])
    try tester.pullDown()
    try tester.back()
    try tester.tap("Clara Moss")
    try show("contact", "The sender's card.", sees: ["New Message", "VIP"])
    try tester.tap("New Message")
    try show("to-sender", "A message to the sender.", sees: ["clara@example.com", "[Send]"])
    try tester.tap("Cancel")
    try tester.tap("Next Message")
    try show("next", "The arrow shows the next message.", sees: ["Notes from Tuesday", "Ben Ito"])
  }

  private mutating func reply() throws {
    try tester.openMenu("Reply")
    try show("reply-menu", "How to answer.", sees: ["[Forward]"])
    try tester.choose("Reply")
    try show("reply", "An answer quotes.", sees: ["Re: Notes from Tuesday", "Alan Hill wrote:"])
    try tester.type("See you.", into: "Message")
    try tester.pullDown()
    try show("leaving", "What was typed isn't lost.", sees: ["Delete Draft", "Save Draft"])
    try tester.tap("Save Draft")
    try tester.back()
    try tester.back()
    try show("mailboxes", "The mailboxes count.", sees: ["Mailboxes", "Drafts, 2", "Archive"])
    try tap(row: "Drafts")
    try show("drafts", "The drafts.", sees: ["Happy birthday", "Re: Notes from Tuesday"])
    try tap(row: "Happy birthday")
    try show("draft", "A draft goes on.", sees: ["amelie@example.com", "Dear Amelie,"])
    try tester.tap("Cancel")
    try tester.back()
  }

  private mutating func settings() throws {
    try tester.tap("Settings")
    try show("settings", "Settings are a form.", sees: ["Preview: 2 lines", "Ask Before Deleting"])
    try tester.toggle("Ask Before Deleting")
    try tap(row: "Signature")
    try tester.type("Ada", into: "Signature")
    try show("signature", "A signature.", sees: ["Signature", "Ada"])
    try tester.back()
    try tap(row: "Ada Lovelace")
    try show(
      "account",
      "The account.",
      sees: ["Account", "Fetch New Mail", "Keep mail for 30 days"]
    )
    try tester.tap("Sign Out")
    try show("sign-out", "An alert asks.", sees: ["Sign out?"])
    try tester.tap("Cancel")
    try tester.back()
    try tester.tap("Done")
    try tap(row: "Inbox")
  }

  private mutating func select() throws {
    try tester.tap("Edit")
    try show("editing", "Rows can be chosen.", sees: ["[Mark, menu, dimmed]", "[Move, dimmed]"])
    try tap(row: "Your table for four")
    try tap(row: "Train tickets")
    try show("selected", "Two are chosen.", sees: ["2 Selected", "[Move]", "[Trash]"])
    try tester.openMenu("Mark")
    try show("mark", "How to mark them.", sees: ["[Mark as Unread]"])
    try tester.choose("Mark as Unread")
    try tester.tap("Edit")
    try tap(row: "Train tickets")
    try tester.tap("Move")
    try show(
      "move",
      "Where to move them, in half a sheet.",
      sees: ["Move to", "1 message is moved."]
    )
    try tester.tap("Archive")
    try show("moved", "It has left.", sees: ["Your table for four"], misses: ["Train tickets"])
    try tester.tap("Edit")
    try tap(row: "Your table for four")
    try tester.tap("Trash")
    try show("trash-asks", "The settings want to be asked.", sees: ["[Trash Message]"])
    try tester.tap("Trash Message")
    try show("trashed", "It is gone.", sees: ["[Edit]"], misses: ["Your table for four"])
  }

  private mutating func find() throws {
    try tester.focus("Search Mail")
    try show("search", "The search has scopes.", sees: ["All Mailboxes", "Current Mailbox"])
    try tester.type("flag", into: "Search Mail")
    try show("suggestion", "It suggests a term.", sees: ["Flagged Messages"])
    try tester.tap("Flagged Messages")
    try show(
      "token",
      "The term is a token.",
      sees: ["Flagged", "Clara Moss"],
      misses: ["Alan Hill"]
    )
    try tester.cancelSearch()
    try tester.type("attic", into: "Search Mail")
    try show("everywhere", "All mailboxes are searched.", sees: ["Amelie Roth"])
    try tester.tap("Current Mailbox")
    try show("nothing", "The inbox has none.", sees: ["No Results"], misses: ["Amelie Roth"])
    try tester.cancelSearch()
    try tester.tap("Filter")
    try show("filter", "A filter, in a sheet on a phone.", sees: ["With Attachments"])
    try tester.toggle("With Attachments")
    try tester.tap("Done")
    try show("filtered", "Only these.", sees: ["First chapter"], misses: ["Notes from Tuesday"])
    try tester.tap("Filter")
    try tester.toggle("With Attachments")
    try tester.tap("Done")
  }

  private mutating func act() throws {
    try swipe(row: "First chapter", by: -160)
    try show("swiped", "A row's actions.", sees: ["Flag", "Trash"])
    try tester.tap("Flag")
    try swipe(row: "Notes from Tuesday", by: 120)
    try show("swiped-leading", "And those before it.", sees: ["Unread"])
    try tester.tap("Unread")
    try hold(row: "Notes from Tuesday")
    try show("context-menu", "A long press.", sees: ["[Trash Message, destructive]", "[Reply]"])
    try tester.choose("Trash Message")
    try show("gone", "One less.", misses: ["Notes from Tuesday"])
  }

  private mutating func write() throws {
    try tester.tap("Compose")
    try show(
      "compose",
      "A new message has the signature.",
      sees: ["New Message", "[Send, dimmed]"]
    )
    try tester.tap("Add Contact")
    try show("contacts", "Who gets it.", sees: ["Contacts", "Alan Hill", "Emil Park"])
    try tester.type("ben", into: "Search Contacts")
    try show("contacts-found", "A search for a name.", sees: ["Ben Ito"], misses: ["Emil Park"])
    try tap(row: "Ben Ito")
    try tester.type("Lunch", into: "Subject")
    try show("written", "It can be sent.", sees: ["ben@example.com", "Lunch", "[Send]"])
    try tester.tap("Send")
    try tester.back()
    try tap(row: "Sent")
    try show("sent", "It has been sent.", sees: ["Sent", "Ben Ito", "Lunch"])
  }

  private mutating func follow() throws {
    open("mail://message/42")
    try show("link", "A link opens a message.", sees: ["Plans for the garden", "Clara Moss"])
    Stage.current.enterBackground()
    guard Stage.current.restorationActivity?.userInfo?["message"] as? Int == 42 else {
      throw Failure(description: "The message isn't kept for the next launch.")
    }
  }

  /// On a tablet that lies on its long side: three columns.
  mutating func mailOnPad() throws {
    try show(
      "columns",
      "Mailboxes, messages, and no message yet.",
      sees: ["Mailboxes", "Inbox", "Clara Moss", "No Message Selected"]
    )
    try tap(row: "Clara Moss")
    try show("message", "All three at once.", sees: ["Mailboxes", "Alan Hill", "three beds"])
    try tester.tap("Next Message")
    try show("next", "The list follows.", sees: ["Ben writes the first chapter"])
    try tap(row: "Drafts")
    try show("drafts", "Another mailbox.", sees: ["Happy birthday", "No Message Selected"])
    try tap(row: "Inbox")
    try tester.tap("Filter")
    try show("filter", "The filter is a popover.", sees: ["With Attachments", "Mailboxes"])
    try tester.toggle("Flagged")
    try tester.tap("Done")
    try show("filtered", "Only what is flagged.", sees: ["Clara Moss"], misses: ["Alan Hill"])
    try tester.tap("Settings")
    try show("settings", "Settings in the middle.", sees: ["Ask Before Deleting"])
    try tester.tap("Done")
    try tap(row: "Clara Moss")
    try tester.openMenu("Reply")
    try tester.choose("Forward")
    try show("forward", "A sheet to write in.", sees: ["Fwd: Plans for the garden"])
    try tester.tap("Cancel")
    try tester.tap("Trash")
    try show(
      "trashed",
      "Nothing is left of the filter's.",
      sees: ["No Message Selected", "No Mail"]
    )
  }
}
