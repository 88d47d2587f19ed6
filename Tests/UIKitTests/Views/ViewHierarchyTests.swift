import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.2: superviews and subviews.
@MainActor
@Suite(.onStage)
struct ViewHierarchyTests {
  @Test
  func `adding a view elsewhere moves it`() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)

    second.addSubview(child)

    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test
  func `subviews are ordered from back to front, and a child added again comes to the front`() {
    let parent = UIView()
    let children = (0..<3).map { _ in UIView() }
    for child in children { parent.addSubview(child) }
    #expect(parent.subviews == children)

    parent.addSubview(children[0])
    #expect(parent.subviews == [children[1], children[2], children[0]])
    parent.sendSubviewToBack(children[2])
    #expect(parent.subviews == [children[2], children[1], children[0]])
    parent.insertSubview(children[0], belowSubview: children[2])
    #expect(parent.subviews == [children[0], children[2], children[1]])
    parent.insertSubview(children[0], aboveSubview: children[1])
    #expect(parent.subviews == [children[2], children[1], children[0]])
  }

  @Test
  func `a view is its own descendant`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)

    #expect(child.isDescendant(of: child))
    #expect(child.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: child))
  }

  @Test
  func `a tag is looked for in the view itself, then depth-first below`() {
    let parent = UIView()
    let left = UIView()
    let right = UIView()
    let below = UIView()
    parent.addSubview(left)
    parent.addSubview(right)
    left.addSubview(below)
    below.tag = 7
    right.tag = 7

    #expect(parent.viewWithTag(7) === below)
    parent.tag = 7
    #expect(parent.viewWithTag(7) === parent)
    #expect(left.viewWithTag(8) == nil)
  }

  @Test
  func `a view hears of its superview before and after, the old parent in between`() {
    let trace = HierarchyTrace()
    let old = TracedView("old", trace)
    let new = TracedView("new", trace)
    let child = TracedView("child", trace)
    old.addSubview(child)
    #expect(trace.take() == ["child will", "child did", "old added"])

    new.addSubview(child)
    #expect(trace.take() == ["child will", "old removes", "child did", "new added"])
    child.removeFromSuperview()
    #expect(trace.take() == ["child will nil", "new removes", "child did nil"])
  }

  @Test
  func `the subtree hears of the window only when it changes`() {
    let trace = HierarchyTrace()
    let controller = UIViewController()
    let child = TracedView("child", trace)
    let below = TracedView("below", trace)
    child.tracesWindow = true
    below.tracesWindow = true
    child.addSubview(below)
    Stage.current.show(controller)
    let inner = UIView()
    controller.view.addSubview(inner)
    _ = trace.take()

    controller.view.addSubview(child)
    #expect(
      trace.take().filter { $0.contains("window") } == [
        "child will window", "below will window", "child did window", "below did window",
      ]
    )
    inner.addSubview(child)
    #expect(!trace.take().contains { $0.contains("window") })
    child.removeFromSuperview()
    #expect(
      trace.take().filter { $0.contains("window") } == [
        "child will window", "below will window", "child did window", "below did window",
      ]
    )
  }
}

@MainActor
final class HierarchyTrace {
  private var events: [String] = []

  func add(_ event: String) {
    events.append(event)
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

private final class TracedView: UIView {
  private let name: String
  private let trace: HierarchyTrace
  var tracesWindow = false

  init(_ name: String, _ trace: HierarchyTrace) {
    self.name = name
    self.trace = trace
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    trace.add("\(name) will" + (newSuperview == nil ? " nil" : ""))
  }

  override func didMoveToSuperview() {
    trace.add("\(name) did" + (superview == nil ? " nil" : ""))
  }

  override func didAddSubview(_ subview: UIView) { trace.add("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) { trace.add("\(name) removes") }

  override func willMove(toWindow newWindow: UIWindow?) {
    if tracesWindow { trace.add("\(name) will window") }
  }

  override func didMoveToWindow() {
    if tracesWindow { trace.add("\(name) did window") }
  }
}
