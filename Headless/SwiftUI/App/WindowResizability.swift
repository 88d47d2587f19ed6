public import Foundation

// A window on a phone fills the screen: these are taken and change nothing.

@available(iOS 17.0, *)
nonisolated public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

@available(iOS 17.0, *)
extension Scene {
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    self
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    self
  }
}
