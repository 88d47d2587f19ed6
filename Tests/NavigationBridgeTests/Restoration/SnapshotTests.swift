import BridgeSupport
import Foundation
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SnapshotTests {
  private enum OtherRoute: RestorableRoute {
    case only

    static var restorationName: String { "other" }

    func view() -> some View { TitledScreen("Other") }
  }

  private struct RefusingRoute: RestorableRoute {
    init() {}
    init(from decoder: any Decoder) throws {}

    struct Refusal: Error {}

    func encode(to encoder: any Encoder) throws { throw Refusal() }

    func view() -> some View { TitledScreen("Refusing") }
  }

  private func names(_ navigator: Navigator) -> [String] { navigator.entries.map(\.name) }

  @Test
  func `routes of several types come back in their order`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.navigator.push(OtherRoute.only)
    stage.navigator.push(StoredRoute.named("c"))
    stage.tester.settle()
    let snapshot = try stage.navigator.snapshot()

    let later = try NavigatorStage()
    let report = later.navigator.restore(snapshot, routes: StoredRoute.self, OtherRoute.self)
    later.tester.settle()

    #expect(report.restoredCount == 3)
    #expect(later.navigator.entries.map(\.route) == stage.navigator.entries.map(\.route))
    #expect(later.tester.bar.title == "c")
    #expect(later.tester.bar.backButtonTitle == "Other")
  }

  @Test
  func `a screen that has left stores nothing`() throws {
    var saved: [Data?] = []
    let storage = NavigationStorage(load: { nil }, save: { saved.append($0) })
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.tester.settle()
    let handle = try #require(stage.topNavigator)

    try handle.save(to: storage)
    #expect(saved.count == 1)
    stage.navigator.pop()
    stage.tester.settle()
    try handle.save(to: storage)

    #expect(saved.count == 1)
  }

  @Test
  func `a type that isn't named ends the path, and is reported`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.navigator.push(OtherRoute.only)
    stage.tester.settle()
    let snapshot = try stage.navigator.snapshot()
    let log = IssueLog()

    try log.collect {
      let later = try NavigatorStage()
      let report = later.navigator.restore(snapshot, routes: StoredRoute.self)
      later.tester.settle()
      #expect(report.problems == [.unknownType("other")])
      #expect(later.navigator.entries.count == 2)
    }

    #expect(log.texts == [RestorationProblem.unknownType("other").description])
  }

  @Test
  func `a screen without a route ends the snapshot`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.navigator.push(TitledScreen("A view"))
    stage.navigator.push(StoredRoute.named("c"))
    stage.navigator.present(StoredRoute.named("sheet"))
    stage.tester.settle()

    let snapshot = try stage.navigator.snapshot()

    #expect(snapshot.count == 1)
    #expect(snapshot.omitted == "TitledScreen")
  }

  @Test
  func `a modal of the app's own code ends the snapshot`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.tester.settle()
    stage.stack.present(UIViewController(), animated: false)
    stage.tester.settle()
    stage.navigator.present(StoredRoute.named("sheet"))
    stage.tester.settle()

    let snapshot = try stage.navigator.snapshot()

    #expect(snapshot.count == 1)
    #expect(snapshot.omitted == "UIViewController")
  }

  enum Style: CaseIterable {
    case automatic, pageSheet, formSheet, fullScreen, overFullScreen, detents

    @MainActor
    var style: PresentationStyle {
      switch self {
      case .automatic: .automatic
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .detents:
        .sheet(detents: [.medium, .fraction(0.7), .height(300), .large], showsGrabber: true)
      }
    }
  }

  @Test(arguments: Style.allCases)
  func `a modal comes back in its style`(style: Style) throws {
    let stage = try NavigatorStage()
    stage.navigator.present(StoredRoute.named("s"), as: style.style, stack: .none)
    stage.tester.settle()
    let modal = try #require(stage.modals.first)
    let snapshot = try stage.navigator.snapshot()

    let later = try NavigatorStage()
    later.navigator.restore(snapshot, routes: StoredRoute.self)
    later.tester.settle()

    let restored = try #require(later.modals.first)
    #expect(restored is UINavigationController == false)
    if style != .automatic {
      #expect(restored.modalPresentationStyle == modal.modalPresentationStyle)
    }
    #expect(
      restored.sheetPresentationController?.detents.count
        == modal.sheetPresentationController?.detents.count
    )
    #expect(
      restored.sheetPresentationController?.prefersGrabberVisible
        == modal.sheetPresentationController?.prefersGrabberVisible
    )
  }

  @Test
  func `a route that can't be encoded makes the snapshot throw`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(RefusingRoute())
    stage.tester.settle()
    let store = DataStore(Data([1]))

    #expect(throws: RefusingRoute.Refusal.self) {
      try stage.navigator.save(to: store.storage)
    }
    #expect(store.data == Data([1]))
  }

  @Test
  func `saving at the root removes what was stored`() throws {
    let stage = try NavigatorStage()
    let store = DataStore(Data([1]))

    try stage.navigator.save(to: store.storage)

    #expect(store.data == nil)
    #expect(
      stage.navigator.restore(from: store.storage, routes: StoredRoute.self).task.result == true
    )
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `covered screens of a restored path aren't made`() throws {
    let stage = try NavigatorStage()
    stage.navigator.setPath((0..<50).map { StoredRoute.named("\($0)") }, animated: false)
    let snapshot = try stage.navigator.snapshot()

    let later = try NavigatorStage()
    later.navigator.restore(snapshot, routes: StoredRoute.self)
    later.tester.settle()

    #expect(later.stack.viewControllers.filter(\.isViewLoaded).count <= 2)
    #expect(later.tester.bar.title == "49")
    try later.tester.back()
    #expect(later.tester.bar.title == "48")
  }

  @Test
  func `a snapshot of a modal's navigator begins in the modal`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.navigator.present(StoredRoute.named("s"))
    stage.tester.settle()
    stage.topNavigator?.push(StoredRoute.named("t"))
    stage.tester.settle()

    let snapshot = try #require(try stage.topNavigator?.snapshot())

    #expect(snapshot.count == 1)
    #expect(snapshot.omitted == nil)
  }

  enum Topmost: CaseIterable {
    case controller, alert, aboveSheet
  }

  @Test(arguments: Topmost.allCases)
  func `a modal of the app's own code above all others is named as left out`(
    topmost: Topmost
  ) throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    if topmost == .aboveSheet { stage.navigator.present(StoredRoute.named("sheet")) }
    stage.tester.settle()
    let modal: UIViewController =
      switch topmost {
      case .controller, .aboveSheet: UIViewController()
      case .alert: UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      }
    (stage.modals.last ?? stage.stack).present(modal, animated: false)
    stage.tester.settle()

    let snapshot = try stage.navigator.snapshot()

    #expect(snapshot.count == (topmost == .aboveSheet ? 2 : 1))
    #expect(snapshot.omitted == (topmost == .alert ? "UIAlertController" : "UIViewController"))
  }

  @Test
  func `a modal that leaves isn't named as left out`() throws {
    let stage = try NavigatorStage()
    stage.stack.present(UIViewController(), animated: false)
    stage.tester.settle()
    stage.stack.dismiss(animated: true)
    stage.tester.flush()
    #expect(stage.modals.count == 1)

    #expect(try stage.navigator.snapshot().omitted == nil)
  }

  @Test
  func `an active search is no modal`() throws {
    let screen = UIViewController()
    screen.navigationItem.searchController = UISearchController()
    let stage = try NavigatorStage(
      Navigator(adopting: UINavigationController(rootViewController: screen))
    )
    screen.navigationItem.searchController?.isActive = true
    stage.tester.settle()
    #expect(stage.stack.presentedViewController is UISearchController)
    #expect(try stage.navigator.snapshot() == NavigationSnapshot())

    stage.navigator.present(StoredRoute.named("sheet"))
    stage.tester.settle()
    let snapshot = try stage.navigator.snapshot()

    #expect(snapshot.count == 1)
    #expect(snapshot.omitted == nil)
  }

  @Test
  func `a snapshot in a modal without a stack has nothing of the presenter's path`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.navigator.present(StoredRoute.named("alone"), stack: .none)
    stage.navigator.present(StoredRoute.named("above"))
    stage.tester.settle()
    let alone = try #require(stage.modals.first?.navigator)

    let snapshot = try alone.snapshot()

    #expect(snapshot.count == 1)
    #expect(snapshot.omitted == nil)
  }
}
