import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ModalTests {
  @Test
  func `case 62: a push in a sheet stays in the sheet`() throws {
    let stage = try NavigatorStage()
    stage.navigator.present(TitledScreen("Sheet"))
    stage.tester.settle()

    stage.topNavigator?.push(TitledScreen("Inner"))
    stage.tester.settle()

    let sheet = try #require(stage.modals.first as? UINavigationController)
    #expect(sheet.viewControllers.count == 2)
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `case 69: a sheet that was pulled down can be presented at once again`() throws {
    let stage = try NavigatorStage()
    var dismissals = 0
    stage.navigator.present(TitledScreen("A"), onDismiss: { dismissals += 1 })
    stage.tester.settle()

    try stage.tester.pullDown()
    #expect(dismissals == 1)
    #expect(stage.navigator.presented == nil)
    stage.navigator.present(TitledScreen("A"), onDismiss: { dismissals += 1 })
    #expect(stage.stack.presentedViewController != nil)
    stage.tester.settle()

    let sheet = try #require(stage.modals.first)
    let top = sheet.view.convert(CGPoint(x: sheet.view.bounds.midX, y: 12), to: nil)
    Stage.current.drag(from: top, to: CGPoint(x: top.x, y: top.y + 40), duration: 0.4)
    stage.tester.settle()
    #expect(dismissals == 1)
    #expect(stage.modals.count == 1)
  }

  @Test
  func `case 70: a second presentation isn't dropped`() throws {
    let stage = try NavigatorStage()
    stage.navigator.present(TitledScreen("S"))
    stage.tester.settle()

    let second = stage.navigator.present(TitledScreen("T"))
    stage.tester.settle()

    #expect(second.result == true)
    #expect(stage.modalTitles == ["S", "T"])
    #expect(stage.modals[0].presentedViewController === stage.modals[1])
  }

  @Test
  func `case 72: a modal in the middle is dismissed by its identity`() throws {
    let stage = try NavigatorStage()
    var dismissed: [String] = []
    stage.navigator.present(TitledScreen("A"), onDismiss: { dismissed.append("A") })
    let middle = stage.navigator.present(
      TitledScreen("B"),
      onDismiss: { dismissed.append("B") }
    )
    stage.navigator.present(TitledScreen("C"), onDismiss: { dismissed.append("C") })
    stage.tester.settle()
    #expect(stage.modalTitles == ["A", "B", "C"])

    stage.navigator.dismiss(try #require(middle.presentation))
    stage.navigator.present(TitledScreen("D"))
    stage.tester.settle()

    #expect(stage.modalTitles == ["A", "D"])
    #expect(dismissed == ["C", "B"])
  }

  enum Kind: CaseIterable { case sheet, cover, alert }
  enum End: CaseIterable { case byPerson, byIdentity, withParent, replaced }

  @Test(arguments: Kind.allCases, End.allCases)
  func `case 74: the end of a modal is told once, after it has gone`(
    kind: Kind,
    end: End
  ) throws {
    let stage = try NavigatorStage()
    var log: [String] = []
    stage.navigator.present(TitledScreen("Parent"))
    stage.tester.settle()
    weak var modal: UIViewController?
    let onDismiss = {
      log.append("onDismiss")
      #expect(modal?.presentingViewController == nil)
    }
    let task: NavigationTask
    switch kind {
    case .sheet: task = stage.navigator.present(TitledScreen("S"), onDismiss: onDismiss)
    case .cover:
      task = stage.navigator.present(TitledScreen("S"), as: .fullScreen, onDismiss: onDismiss)
    case .alert:
      task = stage.navigator.alert(
        "S",
        actions: [.action("OK") { log.append("action") }],
        onDismiss: onDismiss
      )
    }
    stage.tester.settle()
    modal = stage.modals.last
    #expect(stage.modals.count == 2)
    let parent = try #require(stage.navigator.presented?.id)
    let id = try #require(task.presentation)

    switch end {
    case .byPerson:
      switch kind {
      case .sheet: try stage.tester.pullDown()
      case .cover: stage.topNavigator?.dismiss()
      case .alert: try stage.tester.tap("OK")
      }
    case .byIdentity: stage.navigator.dismiss(id)
    case .withParent: stage.navigator.dismiss(parent)
    case .replaced:
      stage.navigator.dismiss(id)
      stage.navigator.present(TitledScreen("Other"))
    }
    stage.tester.settle()
    stage.tester.settle()

    let isTapped = kind == .alert && end == .byPerson
    #expect(log == (isTapped ? ["action", "onDismiss"] : ["onDismiss"]))
    switch end {
    case .byPerson, .byIdentity: #expect(stage.modalTitles == ["Parent"])
    case .withParent: #expect(stage.modals.isEmpty)
    case .replaced: #expect(stage.modalTitles == ["Parent", "Other"])
    }
  }

  @Test
  func `case 75: a request before there is a window waits for it`() throws {
    let navigator = Navigator(root: TitledScreen("Root"))
    navigator.push(TitledScreen("A"), animated: false)
    let sheet = navigator.present(TitledScreen("S"))
    let withdrawn = navigator.present(TitledScreen("Never"))
    #expect(sheet.result == nil)
    navigator.dismiss(try #require(withdrawn.presentation))
    #expect(withdrawn.result == false)

    let stack = try #require(navigator.navigationController)
    let tester = try NavigationTester(stack)
    tester.settle()

    #expect(sheet.result == true)
    let presented = try #require(stack.presentedViewController as? UINavigationController)
    #expect(presented.topViewController?.navigationItem.title == "S")
    #expect(presented.presentedViewController == nil)
    #expect(presented.presentingViewController?.viewIfLoaded?.window != nil)
  }

  @Test
  func `case 75: a covered screen presents from where UIKit can`() throws {
    let stage = try NavigatorStage()
    let root = try #require(stage.topNavigator)
    stage.navigator.push(TitledScreen("A"))
    stage.tester.settle()

    let sheet = root.present(TitledScreen("S"))
    stage.tester.settle()

    #expect(sheet.result == true)
    #expect(stage.modalTitles == ["S"])
    let presenter = try #require(stage.modals.first?.presentingViewController)
    #expect(presenter.viewIfLoaded?.window != nil)
  }

  @Test
  func `case 78: dismissing all is one dismissal`() throws {
    let stage = try NavigatorStage()
    var dismissed: [String] = []
    stage.navigator.push(TitledScreen("Pushed"))
    for name in ["S1", "S2", "S3"] {
      stage.navigator.present(TitledScreen(name), onDismiss: { dismissed.append(name) })
    }
    stage.tester.settle()
    #expect(stage.modals.count == 3)

    stage.navigator.dismissAll()
    stage.navigator.popToRoot()
    stage.tester.settle()

    #expect(stage.stack.presentedViewController == nil)
    #expect(dismissed == ["S3", "S2", "S1"])
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `case 82: dismissing and presenting in one go run one after another`() throws {
    let stage = try NavigatorStage()
    stage.navigator.present(TitledScreen("S"))
    stage.tester.settle()
    var order: [String] = []

    let dismissal = stage.navigator.dismissPresented()
    let push = stage.navigator.push(TitledScreen("X"))
    let present = stage.navigator.present(
      TitledScreen("T"),
      onDismiss: { order.append("T") }
    )
    stage.tester.settle()

    #expect([dismissal.result, push.result, present.result] == [true, true, true])
    #expect(stage.modalTitles == ["T"])
    #expect(stage.stack.topViewController?.navigationItem.title == "X")
    #expect(order == [])
  }

  @Test
  func `case 100: what a presentation's closures capture goes with it`() throws {
    weak var model: ScreenModel?
    for _ in 0..<10 {
      let stage = try NavigatorStage()
      do {
        let captured = ScreenModel(title: "Modal")
        model = captured
        stage.navigator.present(ModelScreen(model: captured), onDismiss: { _ = captured })
        stage.tester.settle()
      }
      #expect(model != nil)
      try stage.tester.pullDown()
      stage.tester.settle()
      #expect(model == nil)
    }
  }
}
