#if os(Linux)
import NavigationBridge
@_spi(Headless) import UIKit

@MainActor
func makeDriver(_ rootViewController: UIViewController) throws -> any Driver {
  HeadlessDriver(rootViewController)
}

/// Acts by touches on the stage.
@MainActor
final class HeadlessDriver: Driver {
  let rootViewController: UIViewController
  private let stage = Stage.current
  private let home: TesterWindow
  private var finger: CGPoint?

  init(_ rootViewController: UIViewController) {
    self.rootViewController = rootViewController
    home = TesterWindow.window(of: rootViewController, on: stage)
  }

  // MARK: Looking

  var elements: [ScreenElement] {
    home.seen.flatMap(\.heardLayers).reversed().flatMap { $0 }.flatMap(\.flattened)
      .map { Self.element($0) }
  }

  var menuElements: [ScreenElement]? {
    openMenuNodes?.flatMap(\.flattened).map { Self.element($0) }
  }

  private var openMenuNodes: [AccessibilityNode]? {
    home.seen.lazy.compactMap(\.openMenuNodes).last
  }

  var screen: String {
    stage.perform {
      stage.loop.flush()
      return Stage.textTree(of: home.seen)
    }
  }

  func contents(of item: UINavigationItem, at end: BarEnd) -> BarEndContents {
    let contents = item.contents(isLeading: end == .leading)
    return contents.groups.isEmpty ? .items(contents.items) : .groups(contents.groups)
  }

  private static func element(_ node: AccessibilityNode) -> ScreenElement {
    let role: ScreenElement.Role
    switch node.role {
    case .text, .heading, .progress: role = .text
    case .image: role = .image
    case .button, .link, .tab, .cell: role = .button
    case .toggle: role = .toggle
    case .textField, .secureField, .searchField: role = .textField
    case .slider, .stepper, .picker, .container: role = .other
    }
    return ScreenElement(
      role: role,
      label: node.label,
      value: node.value,
      placeholder: node.hint,
      identifier: node.identifier,
      isEnabled: node.isEnabled,
      handle: node
    )
  }

  // MARK: Acting

  func tap(_ element: ScreenElement) throws {
    let node = try node(of: element)
    stage.tap(at: try reachablePoint(of: node))
  }

  func type(_ text: String, into element: ScreenElement) throws {
    let node = try node(of: element)
    stage.tap(at: try reachablePoint(of: node))
    stage.loop.flush()
    guard let insert = node.insertText else {
      throw NavigationTester.Failure(
        text: "Can't type into '\(node.label ?? "")': it isn't editable.",
        screen: screen
      )
    }
    insert(text)
  }

  func openMenu(_ element: ScreenElement) throws {
    let node = try node(of: element)
    let point = try reachablePoint(of: node)
    stage.tap(at: point)
    stage.loop.flush()
    guard openMenuNodes == nil else { return }
    stage.longPress(at: point)
    guard openMenuNodes == nil else { return }
    throw NavigationTester.Failure(
      text: "Can't open the menu of '\(node.label ?? "")': it has none.",
      screen: screen
    )
  }

  func openOverflow() throws {
    guard let view = stack?.topViewController?.navigationItem.overflowPresentationSource as? UIView
    else { throw NavigationTester.Failure(text: "Can't find the overflow menu.", screen: screen) }
    home.comeForward()
    let frame = screenFrame(of: view)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  func tapBack() throws {
    stage.tap(at: try reachablePoint(of: try backButton()))
  }

  func chooseFromBackMenu(_ index: Int) throws {
    let count = stack?.viewControllers.count ?? 0
    stage.longPress(at: try reachablePoint(of: try backButton()))
    settle()
    // The nearest screen comes first.
    let row = count - 2 - index
    guard let nodes = openMenuNodes, nodes.indices.contains(row) else {
      throw NavigationTester.Failure(text: "Can't open the back menu.", screen: screen)
    }
    stage.tap(at: try reachablePoint(of: nodes[row]))
  }

  private func backButton() throws -> AccessibilityNode {
    guard let bar = stack?.navigationBar,
      let node = bar.accessibilityNodes().flatMap(\.flattened)
        .first(where: { $0.identifier == "BackButton" })
    else { throw NavigationTester.Failure(text: "Can't find the back button.", screen: screen) }
    return node
  }

  // MARK: Gestures

  func swipeBack(_ end: NavigationTester.SwipeEnd) throws -> Bool {
    let questions = GuardQuestions.count
    let presented = topPresented
    if try beginSwipeBack(to: end.fraction) {
      try endSwipeBack(end)
      return true
    }
    // A question takes the place of the swipe.
    return GuardQuestions.count > questions || (topPresented.map { $0 !== presented } ?? false)
  }

  func beginSwipeBack(to fraction: Double) throws -> Bool {
    guard let stack, let view = stack.viewIfLoaded else { return false }
    let frame = screenFrame(of: view)
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func point(_ part: Double) -> CGPoint {
      let x = 2 + (frame.width - 4) * CGFloat(part)
      return CGPoint(x: isFlipped ? frame.maxX - x : frame.minX + x, y: frame.midY)
    }
    let start = point(0)
    let rest = point(max(fraction, 0.05))
    home.comeForward()
    stage.touchDown(at: start)
    stage.moveFinger(from: start, to: rest, duration: 0.25)
    guard stack.transitionCoordinator?.isInteractive == true else {
      stage.touchUp(at: rest)
      return false
    }
    finger = rest
    return true
  }

  func endSwipeBack(_ end: NavigationTester.SwipeEnd) throws {
    guard let finger, let view = stack?.viewIfLoaded else { return }
    self.finger = nil
    let frame = screenFrame(of: view)
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isFlipped ? frame.maxX - 2 : frame.minX + 2
    let farEdge = isFlipped ? frame.minX + 2 : frame.maxX - 2
    var target = finger
    switch end {
    case .finished: target.x = farEdge
    case .cancelled: target.x = (finger.x + edge * 3) / 4
    }
    stage.moveFinger(from: finger, to: target, duration: 0.15)
    // The finger rests, so that its way decides and not its speed.
    stage.loop.advance(by: 0.2)
    stage.touchUp(at: target)
  }

  func pullDown() throws -> Bool {
    guard let sheet = topPresented, let view = sheet.viewIfLoaded else { return false }
    let frame = screenFrame(of: view)
    let start = CGPoint(x: frame.midX, y: frame.minY + 12)
    let end = CGPoint(x: frame.midX, y: stage.device.size.height - 4)
    home.comeForward()
    let questions = GuardQuestions.count
    stage.drag(from: start, to: end, duration: 0.3)
    stage.loop.flush()
    let isGoing = sheet.isBeingDismissed || sheet.presentingViewController == nil
    return isGoing || GuardQuestions.count > questions || topPresented !== sheet
  }

  private var topPresented: UIViewController? {
    var presented = rootViewController.presentedViewController
    while let next = presented?.presentedViewController, !next.isPassing { presented = next }
    return presented?.isPassing == true ? nil : presented
  }

  private var stack: UINavigationController? {
    VisibleController.stack(in: rootViewController)
  }

  // MARK: Reaching

  private func node(of element: ScreenElement) throws -> AccessibilityNode {
    guard let node = element.handle as? AccessibilityNode else {
      throw NavigationTester.Failure(text: "Can't act on '\(element.label ?? "")'.", screen: screen)
    }
    return node
  }

  private func screenFrame(of view: UIView) -> CGRect {
    let origin = view.window?.frame.origin ?? home.origin
    return view.convert(view.bounds, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The middle of an element, if a finger gets there.
  private func reachablePoint(of node: AccessibilityNode) throws -> CGPoint {
    // A node's frame is that in its window, which may lie anywhere on the screen.
    let origin = node.view?.window?.frame.origin ?? home.origin
    let point = CGPoint(x: origin.x + node.frame.midX, y: origin.y + node.frame.midY)
    let screen = CGRect(origin: .zero, size: stage.device.size)
    guard screen.contains(point) else {
      throw NavigationTester.Failure(
        text: "Can't reach '\(node.label ?? "")': it is outside the screen.",
        screen: self.screen
      )
    }
    home.comeForward()
    if let cover = cover(over: node) {
      throw NavigationTester.Failure(
        text: "Can't reach '\(node.label ?? "")': \(Swift.type(of: cover)) lies over its middle.",
        screen: self.screen
      )
    }
    return point
  }

  /// What gets a touch that is meant for an element, and has nothing to do with it.
  private func cover(over node: AccessibilityNode) -> UIView? {
    let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
    guard let view = node.view, let hit = view.window?.hitTest(middle, with: nil) else {
      return nil
    }
    return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? nil : hit
  }

  // MARK: Time

  func flush() { stage.loop.flush() }

  func settle() { stage.loop.settle() }

  func advance(by interval: TimeInterval) { stage.loop.advance(by: interval) }
}

extension NavigationTester.SwipeEnd {
  fileprivate var fraction: Double {
    switch self {
    case .finished: 0.7
    case .cancelled(let fraction): fraction
    }
  }
}
#endif
