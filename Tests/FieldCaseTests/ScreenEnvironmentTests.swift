import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Parts 3 to 5: which stack a screen acts on, and what it gets from it.
@MainActor
@Suite(.onStage)
struct ScreenEnvironmentTests {
  private final class Account: ObservableObject {}

  private struct Shared: ViewModifier {
    let account: Account
    func body(content: Content) -> some View { content.environmentObject(account) }
  }

  private final class Probe {
    var accounts: [ObjectIdentifier] = []
    var navigators: [Navigator] = []
    var presented: [Bool] = []
    var appearances = 0
  }

  private struct Screen: View {
    let name: String
    let probe: Probe
    @EnvironmentObject private var account: Account
    @Environment(\.navigator) private var navigator
    @Environment(\.presentationMode) private var presentation

    var body: some View {
      let _ = probe.accounts.append(ObjectIdentifier(account))
      Button("Go from \(name)") {
        navigator?.push(Screen(name: name + "x", probe: probe))
      }
      Button("Close \(name)") { presentation.wrappedValue.dismiss() }
        .onAppear {
          probe.appearances += 1
          probe.presented.append(presentation.wrappedValue.isPresented)
          if let navigator { probe.navigators.append(navigator) }
        }
        .uiKitNavigationBar(title: name)
    }
  }

  private let probe = Probe()
  private let account = Account()

  private func makeRoot() throws -> (Navigator, NavigationTester) {
    let navigator = Navigator(
      root: Screen(name: "root", probe: probe),
      environment: Shared(account: account)
    )
    return (navigator, try NavigationTester(#require(navigator.navigationController)))
  }

  private func presentSheet(over stack: UINavigationController) -> BridgedNavigationController {
    let sheet = BridgedNavigationController(
      root: Screen(name: "sheet", probe: probe),
      environment: Shared(account: account)
    )
    stack.present(sheet, animated: true)
    Stage.current.loop.settle()
    return sheet
  }

  @Test
  func `case 81: SwiftUI's dismiss leaves the screen that calls it`() async throws {
    let (navigator, tester) = try makeRoot()
    let stack = try #require(navigator.navigationController)
    try tester.tap("Close root")
    #expect(stack.viewControllers.count == 1)

    try tester.tap("Go from root")
    #expect(navigator.entries.count == 2)
    try tester.tap("Close rootx")
    #expect(stack.viewControllers.count == 1)
    #expect(await eventually { navigator.entries.count == 1 })

    navigator.present(Screen(name: "sheet", probe: probe))
    tester.settle()
    let sheet = try #require(stack.presentedViewController as? UINavigationController)
    try tester.tap("Go from sheet")
    #expect(sheet.viewControllers.count == 2)
    try tester.tap("Close sheetx")
    #expect(sheet.viewControllers.count == 1)
    #expect(stack.presentedViewController === sheet)
    try tester.tap("Close sheet")
    #expect(stack.presentedViewController == nil)
    #expect(await eventually { navigator.presented == nil })
    // The root, the pushed one, the root again, the sheet's root, the one in it, the root again.
    #expect(probe.presented == [false, true, false, true, true, true])
  }

  @Test
  func `case 84: the app's object reaches pushed and presented screens`() throws {
    let (navigator, tester) = try makeRoot()
    let stack = try #require(navigator.navigationController)
    try tester.tap("Go from root")
    navigator.present(Screen(name: "sheet", probe: probe))
    tester.settle()
    try tester.tap("Go from sheet")

    let sheet = try #require(stack.presentedViewController as? UINavigationController)
    #expect(sheet.viewControllers.count == 2)
    #expect(Set(probe.accounts) == [ObjectIdentifier(account)])
    #expect(probe.appearances == 4)
  }

  private struct Values: View {
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.locale) private var locale
    @Environment(\.presentationMode) private var presentation

    var body: some View {
      Text("\(Int(spacing)) \(locale.identifier) \(presentation.wrappedValue.isPresented)")
    }
  }

  private struct Presenter: View {
    let inherited: [PartialKeyPath<EnvironmentValues>]
    @Environment(\.navigator) private var navigator

    var body: some View {
      Button("Present") { navigator?.present(Values(), inheriting: inherited) }
        .uiKitNavigationBar(title: "Presenter")
        .lineSpacing(10)
        .environment(\.locale, Locale(identifier: "de_AT"))
    }
  }

  private func textOfSheet(inheriting keyPaths: [PartialKeyPath<EnvironmentValues>]) throws
    -> String
  {
    let navigator = Navigator(root: Presenter(inherited: keyPaths))
    let tester = try NavigationTester(#require(navigator.navigationController))
    try tester.tap("Present")
    return tester.screen
  }

  @Test
  func `case 86: a sheet inherits what the call names, and nothing else`() throws {
    #expect(try textOfSheet(inheriting: []).contains("0 \(Locale.current.identifier) true"))
    #expect(
      try textOfSheet(inheriting: [\.lineSpacing, \.locale]).contains("10 de_AT true")
    )
  }

  @Test
  func `case 86: the whole environment isn't inherited, and is reported`() throws {
    let log = IssueLog()
    let text = try log.collect { try textOfSheet(inheriting: [\.self]) }

    #expect(text.contains("0 \(Locale.current.identifier) true"))
    #expect(
      log.texts == [
        "Can't inherit '\\.self': the presenter's size class, safe area and 'dismiss' would come "
          + "along. Name the key paths that the screen needs."
      ]
    )
  }

  @Test
  func `case 88: each of ten levels has a navigator of its own stack`() async throws {
    let (navigator, tester) = try makeRoot()
    let stack = try #require(navigator.navigationController)
    var name = "root"
    for _ in 0..<10 {
      try tester.tap("Go from \(name)")
      name += "x"
    }
    #expect(stack.viewControllers.count == 11)
    #expect(probe.navigators.count == 11)
    #expect(probe.navigators.allSatisfy { $0.navigationController === stack })
    let sheet = presentSheet(over: stack)
    #expect(probe.navigators.last?.navigationController === sheet)
    sheet.dismiss(animated: false, completion: nil)
    tester.settle()

    let stale = probe.navigators[10]
    try tester.back()
    #expect(await eventually { navigator.entries.count == 10 })

    #expect(stale.navigationController == nil)
    #expect(await stale.push(Text("late")).finished == false)
    #expect(stack.viewControllers.count == 10)
  }

  @Test
  func `case 47: a push before the window is shown keeps root and pushed screen whole`() throws {
    let navigator = Navigator(
      root: Screen(name: "root", probe: probe),
      environment: Shared(account: account)
    )
    navigator.push(Text("B").uiKitNavigationBar(title: "B"))
    let stack = try #require(navigator.navigationController)

    let tester = try NavigationTester(stack)

    #expect(stack.viewControllers.count == 2)
    #expect(tester.bar.title == "B")
    #expect(stack.viewControllers[0].navigationItem.title == "root")
    #expect(probe.appearances == 0)
    try tester.back()
    #expect(probe.appearances == 1)
    #expect(tester.bar.title == "root")
  }
}
