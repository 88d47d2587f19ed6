import NavigationBridgeTesting
import SwiftUI
import UIKit

@MainActor
private enum TestingSnippets {
  static func drive(_ tester: NavigationTester) throws {
    // 1
    try tester.tap("Details")
    try tester.toggle("Enable saving")
    try tester.type("Ada", into: "Name")
    try tester.openMenu("More")
    try tester.choose("Clear")
    // 2
    try tester.back()
    try tester.backMenu(to: 0)
    try tester.swipeBack()
    try tester.swipeBack(.cancelled(at: 0.4))
    // 3
    try tester.swipeBack(holdingAt: 0.5, then: .finished) {
      tester.advance(by: 1)
    }
    // 4
    try tester.tap("Settings")
    try tester.pullDown()
    // 5
    try tester.paused {
      try tester.tap("Details")
      tester.advance(by: 0.1)
    }
    tester.settle()
    // end
  }
}
