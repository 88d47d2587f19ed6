import NavigationBridgeTesting
import Testing
@_spi(Headless) import UIKit

/// Launches an app, and drives the window that it made.
@MainActor
func launch(_ delegate: any UIApplicationDelegate) throws -> NavigationTester {
  Stage.current.launch(delegate)
  return try NavigationTester(try #require(Stage.current.window?.rootViewController))
}
