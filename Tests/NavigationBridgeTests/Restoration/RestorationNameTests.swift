import BridgeSupport
import Foundation
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing

/// Types of routes that have the same name in stored data.
@MainActor
@Suite(.onStage)
struct RestorationNameTests {
  enum Shop {
    enum Screen: RestorableRoute {
      case item(Int)

      func view() -> some View { TitledScreen("Shop") }
    }
  }

  enum Mail {
    enum Screen: RestorableRoute {
      case message(String)

      func view() -> some View { TitledScreen("Mail") }
    }
  }

  private func saved() throws -> DataStore {
    let store = DataStore()
    let stage = try NavigatorStage()
    stage.navigator.push(Shop.Screen.item(1))
    stage.navigator.push(Mail.Screen.message("a"))
    stage.tester.settle()
    try stage.navigator.save(to: store.storage)
    return store
  }

  private var text: String {
    """
    Can't tell the routes of 'NavigationBridgeTests.RestorationNameTests.Shop.Screen' and \
    'NavigationBridgeTests.RestorationNameTests.Mail.Screen' apart in stored data: their types have \
    the same name, 'Screen'. A stored route is read as the first of them that it fits. Give each a \
    'restorationName' of its own.
    """
  }

  @Test
  func `a name without module and enclosing types is a route's, if it says nothing else`() {
    #expect(Shop.Screen.restorationName == "Screen")
    #expect(StoredRoute.restorationName == "StoredRoute")
  }

  @Test
  func `two types of one name are reported, and nothing is lost`() throws {
    let log = IssueLog()
    let store = try saved()
    let before = store.data

    try log.collect {
      let stage = try NavigatorStage()
      let report = stage.navigator.restore(
        from: store.storage,
        routes: Shop.Screen.self,
        Mail.Screen.self
      )
      stage.tester.settle()

      #expect(report.restoredCount == 2)
      #expect(report.problems.isEmpty)
      #expect(
        stage.navigator.entries.map(\.route)
          == [nil, AnyHashable(Shop.Screen.item(1)), AnyHashable(Mail.Screen.message("a"))]
      )
    }

    #expect(log.texts == [text])
    #expect(store.data == before)
  }

  @Test
  func `two types of one name are reported before anything was stored`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      stage.navigator.restore(
        from: DataStore().storage,
        routes: Shop.Screen.self,
        Mail.Screen.self,
        StoredRoute.self
      )
    }
    #expect(log.texts == [text])
  }

  @Test
  func `a type that is named twice is no misuse`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      stage.navigator.restore(
        NavigationSnapshot(),
        routes: StoredRoute.self,
        StoredRoute.self
      )
    }
    #expect(log.texts == [])
  }
}
