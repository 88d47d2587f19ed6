import Foundation
import NavigationBridgeTesting
@_spi(Headless) import UIKit

/// Walks through a sample app as a person would, makes sure of what is seen, and shows each moment.
@MainActor
public struct SampleWalk {
  /// One moment of the walk: what was done, and what a person sees then.
  public struct Moment {
    /// The app, a number and a short name, such as "mail-02-message": the name of a picture's file.
    public let name: String
    /// What was done, in words.
    public let caption: String
    /// The screen as a tree in text.
    public let transcript: String
  }

  /// What isn't as it must be.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  let tester: NavigationTester
  private let route: SampleRoute
  private let observe: (Moment) throws -> Void
  private var count = 0

  /// Launches an app on a stage of its own, and walks through its screens.
  ///
  /// - Parameters:
  ///   - route: The app and its device.
  ///   - observe: Called at each moment, while the stage shows it.
  /// - Throws: What a verb or the observer throws, and what a person must see but doesn't.
  public static func run(
    _ route: SampleRoute,
    observe: @escaping (Moment) throws -> Void
  ) throws {
    try StageLocal.$current.withValue(Stage(device: route.device, traits: route.traits)) {
      var walk = try SampleWalk(route, observe: observe)
      switch route {
      case .shop: try walk.shop()
      case .mail: try walk.mail()
      case .mailOnPad: try walk.mailOnPad()
      case .catalog: try walk.catalog()
      case .catalogInTheDark: try walk.catalogInTheDark()
      case .catalogInLargeText: try walk.catalogInLargeText()
      case .catalogFromTheRight: try walk.catalogFromTheRight()
      case .catalogOnPad: try walk.catalogOnPad()
      }
    }
  }

  private init(_ route: SampleRoute, observe: @escaping (Moment) throws -> Void) throws {
    // The app knows nothing of this walk, nor the walk of the app: its delegate is known by name.
    guard let type = NSClassFromString(route.module + ".AppDelegate"),
      let delegate = ObjectMaker.make(type) as? any UIApplicationDelegate
    else { throw Failure(description: "\(route.module) has no AppDelegate.") }
    Stage.current.launch(delegate)
    guard let root = Stage.current.window?.rootViewController else {
      throw Failure(description: "\(route.module) shows no window.")
    }
    tester = try NavigationTester(root)
    self.route = route
    self.observe = observe
  }

  /// Shows a moment, after making sure of what a person sees in it.
  mutating func show(
    _ name: String,
    _ caption: String,
    sees texts: [String] = [],
    misses absent: [String] = []
  ) throws {
    count += 1
    let number = count < 10 ? "0\(count)" : "\(count)"
    let name = "\(route.rawValue)-\(number)-\(name)"
    let screen = tester.screen
    for text in texts where !screen.contains(text) {
      throw Failure(description: "\(name) doesn't show '\(text)':\n\(screen)")
    }
    for text in absent where screen.contains(text) {
      throw Failure(description: "\(name) shows '\(text)':\n\(screen)")
    }
    try observe(Moment(name: name, caption: caption, transcript: screen))
  }

  /// Opens a link to the app.
  func open(_ link: String) {
    guard let url = URL(string: link) else { return }
    Stage.current.open(url)
    tester.settle()
  }

  // MARK: Rows

  /// Taps the row that says a text, among other words.
  func tap(row text: String) throws {
    Stage.current.tap(at: try center(of: text))
    tester.settle()
  }

  /// Rests a finger on a row until its menu opens.
  func hold(row text: String) throws {
    Stage.current.longPress(at: try center(of: text))
    tester.settle()
  }

  /// Moves a finger over a row and holds it, so that the row's actions stay in sight.
  func swipe(row text: String, by distance: CGFloat) throws {
    let start = try center(of: text)
    let end = CGPoint(x: start.x + distance, y: start.y)
    Stage.current.drag(from: start, to: end, hold: 0.3)
    tester.settle()
  }

  private func center(of text: String) throws -> CGPoint {
    let nodes = Stage.current.layers.reversed().flatMap { $0 }.flatMap(\.flattened)
    let row = nodes.first { node in
      let words = [node.label, node.value].compactMap { $0 }
      return node.role != .heading && words.contains { $0.contains(text) }
    }
    guard let node = row else {
      throw Failure(description: "There is no row '\(text)':\n\(tester.screen)")
    }
    return CGPoint(x: node.frame.midX, y: node.frame.midY)
  }
}
