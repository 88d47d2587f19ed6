import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PresentingTests {
  @Test
  func `a modal has its own stack and its own navigator`() throws {
    let stage = try NavigatorStage()

    stage.navigator.present(TitledScreen("Sheet"))
    stage.tester.settle()
    stage.topNavigator?.push(TitledScreen("Inner"))
    stage.tester.settle()

    let sheet = try #require(stage.stack.presentedViewController as? UINavigationController)
    #expect(sheet.viewControllers.map(\.navigationItem.title) == ["Sheet", "Inner"])
    #expect(stage.stack.viewControllers.count == 1)
    #expect(stage.tester.bar.title == "Inner")
    #expect(stage.navigator.presented?.name == "TitledScreen")
  }

  @Test
  func `a modal without a stack can't push and says so`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }

    stage.navigator.present(TitledScreen("Alone"), stack: .none)
    stage.tester.settle()
    let navigator = try #require(stage.topNavigator)
    let push = navigator.push(TitledScreen("Nowhere"))
    stage.tester.settle()

    #expect(push.result == false)
    #expect(stage.stack.viewControllers.count == 1)
    #expect(
      log.texts == [
        """
        Can't go to another screen: this one was presented without a stack. Present it with \
        'stack: .own'.
        """
      ]
    )
    navigator.dismiss()
    stage.tester.settle()
    #expect(stage.modals.isEmpty)
  }

  @Test
  func `a screen of the stack that can't be presented keeps its navigator`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }
    stage.navigator.push(TitledScreen("Pushed"))
    stage.tester.settle()
    let screen = try #require(stage.stack.topViewController)
    let navigator = try #require(screen.navigator)

    #expect(stage.navigator.present(screen).result == false)
    stage.tester.settle()

    #expect(log.texts.count == 1)
    #expect(screen.navigator === navigator)
    #expect(screen.navigator?.pop().result != false)
    stage.tester.settle()
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen,
  ])
  func `a style is UIKit's`(expected: UIModalPresentationStyle) throws {
    let stage = try NavigatorStage()
    let style: PresentationStyle =
      switch expected {
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .fullScreen: .fullScreen
      default: .overFullScreen
      }

    stage.navigator.present(TitledScreen("Modal"), as: style)
    stage.tester.settle()

    #expect(stage.modals.map(\.modalPresentationStyle) == [expected])
  }

  @Test
  func `detents are UIKit's, and a person's drag writes the selection`() throws {
    let stage = try NavigatorStage()
    var selected = SheetDetent.medium
    let selection = Binding(get: { selected }, set: { selected = $0 })

    stage.navigator.present(
      TitledScreen("Modal"),
      as: .sheet(
        detents: [.medium, .large],
        selection: selection,
        largestUndimmed: .medium,
        showsGrabber: true,
        cornerRadius: 20
      )
    )
    stage.tester.settle()

    let sheet = try #require(stage.modals.first?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == 20)

    sheet.selectedDetentIdentifier = .large
    let delegate = try #require(sheet.delegate as? any UISheetPresentationControllerDelegate)
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    #expect(selected == .large)
  }

  @Test
  func `a second request is presented above the first`() throws {
    let stage = try NavigatorStage()

    stage.navigator.present(TitledScreen("A"))
    let second = stage.navigator.present(TitledScreen("B"))
    #expect(second.result == nil)
    stage.tester.settle()

    #expect(second.result == true)
    #expect(stage.modalTitles == ["A", "B"])
    #expect(stage.navigator.presentations.count == 2)
  }

  @Test
  func `a screen of a modal is made when its turn has come`() throws {
    let stage = try NavigatorStage()
    let makes = Counter()

    stage.navigator.present(TitledScreen("A"))
    stage.navigator.present(CountedRoute(makes: makes))
    #expect(makes.count == 0)
    stage.tester.settle()

    #expect(makes.count == 1)
  }

  @Test
  func `what is presented already isn't presented again`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }
    let controller = UIViewController()

    stage.navigator.present(controller)
    stage.tester.settle()
    let again = stage.navigator.present(controller)
    stage.tester.settle()

    #expect(again.result == false)
    #expect(stage.modals.count == 1)
    #expect(
      log.texts == [
        """
        Can't present 'UIViewController': 'BridgedNavigationController' presents it already. \
        Present another instance, or dismiss this one first.
        """
      ]
    )
  }

  @Test
  func `a popover without an anchor is refused on a tablet`() throws {
    let log = IssueLog()
    let result = try StageLocal.$current.withValue(Stage(device: .pad)) { () -> Bool? in
      let stage = try log.collect { try NavigatorStage() }
      let task = stage.navigator.present(TitledScreen("Popover"), as: .popover())
      stage.tester.settle()
      #expect(stage.modals.isEmpty)
      return task.result
    }

    #expect(result == false)
    #expect(
      log.texts == [
        """
        Can't present 'TitledScreen' as a popover: it has nothing to point at, which UIKit demands \
        wherever it stays a popover. Give the call a source with 'from:'.
        """
      ]
    )
  }

  @Test
  func `a popover that stays one on a phone needs an anchor there too`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }

    let task = stage.navigator.present(
      TitledScreen("Popover"),
      as: .popover(adaptsToSheet: false)
    )
    stage.tester.settle()

    #expect(task.result == false)
    #expect(stage.modals.isEmpty)
    #expect(
      log.texts == [
        """
        Can't present 'TitledScreen' as a popover: it has nothing to point at, which UIKit demands \
        wherever it stays a popover. Give the call a source with 'from:'.
        """
      ]
    )
  }

  @Test
  func `a sheet without detents is refused`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }

    let task = stage.navigator.present(TitledScreen("Sheet"), as: .sheet(detents: []))
    stage.tester.settle()

    #expect(task.result == false)
    #expect(stage.modals.isEmpty)
    #expect(
      log.texts == [
        "Can't present 'TitledScreen' as a sheet without detents. Name at least one, such as "
          + "'.large'."
      ]
    )
  }

  @Test
  func `a modal that is a child of a container is refused`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)

    let task = stage.navigator.present(child)
    stage.tester.settle()

    #expect(task.result == false)
    #expect(child.parent === container)
    #expect(
      log.texts == [
        """
        Can't present 'UIViewController': it is a child of 'UIViewController'. Remove it from there \
        first, or present another instance.
        """
      ]
    )
  }
}

final class Counter {
  var count = 0
}

struct CountedRoute: Route {
  let makes: Counter

  static func == (left: CountedRoute, right: CountedRoute) -> Bool { left.makes === right.makes }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(makes))
  }

  func view() -> some View {
    makes.count += 1
    return TitledScreen("Counted")
  }
}
