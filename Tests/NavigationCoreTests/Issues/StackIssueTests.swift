import NavigationCore
import Testing

struct StackIssueTests {
  private func text(_ refusal: StackRefusal) -> String? {
    StackIssue.text(refusal, tried: "push 'Details'", names: ["Inbox", "Message"])
  }

  @Test
  func `each refusal says what was tried, why it can't be, and what to do`() {
    #expect(
      text(.notOnStack) == """
        Can't push 'Details': it isn't on the stack, which holds 'Inbox', 'Message'. Look for it \
        in 'entries' before.
        """
    )
    #expect(
      text(.emptyStack)
        == "Can't push 'Details': the stack has no root. Call 'setRoot(_:)' before."
    )
    #expect(
      text(.stackIsGone) == """
        Can't push 'Details': the 'UINavigationController' is gone. Keep it in a window, or keep \
        the navigator that made it.
        """
    )
    #expect(
      text(.dropped) == """
        Can't push 'Details': UIKit took no notice of it, as it does during a presentation that \
        isn't the navigator's. Try again when nothing moves.
        """
    )
  }

  @Test
  func `a refusal that was reported already has no text`() {
    #expect(text(.silent) == nil)
  }
}
