import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What a person can't do, a tester can't either.
@MainActor
@Suite(.onStage)
struct UnreachableTests {
  @Test
  func `what lies over the whole screen can't be pulled down`() throws {
    let navigator = Navigator(root: Text("Root"))
    let tester = try NavigationTester(#require(navigator.navigationController))
    navigator.present(Text("Cover"), as: .fullScreen)
    tester.settle()

    #expect(throws: NavigationTester.Failure.self) { try tester.pullDown() }
  }

  @Test
  func `a sheet that stays without a question can't be pulled down`() throws {
    let root = UIViewController()
    let tester = try NavigationTester(root)
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    tester.settle()

    #expect(throws: NavigationTester.Failure.self) { try tester.pullDown() }
    tester.settle()
    sheet.isModalInPresentation = false
    try tester.pullDown()
    #expect(root.presentedViewController == nil)
  }

  @Test
  func `what lies under something else can't be tapped`() throws {
    var taps = 0
    let root = UIViewController()
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Buy") { _ in taps += 1 }
    )
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    root.view.addSubview(button)
    let cover = UIView(frame: CGRect(x: 80, y: 280, width: 200, height: 100))
    root.view.addSubview(cover)
    let tester = try NavigationTester(root)

    #expect(throws: NavigationTester.Failure.self) { try tester.tap("Buy") }
    #expect(taps == 0)
    cover.removeFromSuperview()
    try tester.tap("Buy")
    #expect(taps == 1)
  }
}
