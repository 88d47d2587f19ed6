import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What begins and is undone: UIKit calls no completion for it.
@MainActor
@Suite(.onStage)
struct CalledOffTests {
  private let transitions = PannedTransitions()

  @Test
  func `a presentation that is called off ends its command and what waits goes on`() throws {
    let stage = try NavigatorStage()
    var dismissals = 0
    transitions.driver = UIPercentDrivenInteractiveTransition()

    let sheet = stage.navigator.present(
      TitledScreen("S"),
      as: .custom(transitions),
      onDismiss: { dismissals += 1 }
    )
    Stage.current.loop.flush()
    transitions.callOff()
    stage.tester.settle()
    let push = stage.navigator.push(TitledScreen("A"))
    stage.tester.settle()

    #expect(sheet.result == false)
    #expect(stage.modals.isEmpty)
    #expect(stage.navigator.presented == nil)
    #expect(dismissals == 1)
    #expect(push.result == true)
    #expect(stage.tester.bar.title == "A")
  }

  @Test
  func `a dismissal that is called off ends its command and the modal stays`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      var dismissals = 0
      stage.navigator.present(
        TitledScreen("S"),
        as: .custom(transitions),
        onDismiss: { dismissals += 1 }
      )
      stage.tester.settle()
      transitions.driver = UIPercentDrivenInteractiveTransition()

      let dismissal = stage.navigator.dismissPresented()
      Stage.current.loop.flush()
      transitions.callOff()
      stage.tester.settle()

      #expect(dismissal.result == false)
      #expect(stage.modalTitles == ["S"])
      #expect(dismissals == 0)

      let again = stage.navigator.dismissPresented()
      stage.tester.settle()
      #expect(again.result == true)
      #expect(stage.modals.isEmpty)
      #expect(dismissals == 1)
    }
    #expect(log.texts.isEmpty)
  }

  @Test
  func `a pop that is called off is false, and nobody is blamed`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      stage.navigator.push(TitledScreen("A"))
      stage.tester.settle()
      stage.stack.delegate = transitions
      transitions.driver = UIPercentDrivenInteractiveTransition()

      let pop = stage.navigator.pop()
      Stage.current.loop.flush()
      transitions.callOff()
      stage.tester.settle()

      #expect(pop.result == false)
      #expect(stage.navigator.entries.count == 2)
      #expect(stage.tester.bar.title == "A")
    }
    #expect(log.texts.isEmpty)
  }
}
