import Foundation
import Observation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.2: when views lay out.
@MainActor
@Suite(.onStage)
struct LayoutPassTests {
  private let controller = UIViewController()
  private let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    controller.view.addSubview(view)
    Stage.current.show(controller)
    view.count = 0
  }

  private func flush() {
    Stage.current.loop.flush()
  }

  @Test
  func `many requests are one layout, in the pass`() {
    for _ in 0..<5 { view.setNeedsLayout() }
    #expect(view.count == 0)
    flush()

    #expect(view.count == 1)
    flush()
    #expect(view.count == 1)
  }

  @Test
  func `layoutIfNeeded lays out now, and nothing when nothing is needed`() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 1)

    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test
  func `layoutIfNeeded begins at the topmost view that needs it`() {
    let child = CountingView()
    view.addSubview(child)
    flush()
    view.count = 0
    child.count = 0

    view.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()

    #expect(view.count == 1)
    #expect(child.count == 1)
  }

  enum Change: CaseIterable {
    case size, added, removed
  }

  @Test(arguments: Change.allCases)
  func `what changes a view's size or children asks for layout`(change: Change) {
    let child = UIView()
    if change == .removed {
      view.addSubview(child)
      flush()
      view.count = 0
    }

    switch change {
    case .size: view.bounds.size.width = 50
    case .added: view.addSubview(child)
    case .removed: child.removeFromSuperview()
    }
    flush()

    #expect(view.count == 1)
  }

  @Test
  func `a place alone asks for no layout`() {
    view.center = CGPoint(x: 90, y: 90)
    flush()

    #expect(view.count == 0)
  }

  @Test
  func `a scroll view lays out as it scrolls`() {
    let scroll = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    controller.view.addSubview(scroll)
    flush()
    scroll.count = 0

    scroll.contentOffset.y = 40
    flush()

    #expect(scroll.count == 1)
  }

  @Test
  func `properties are updated before layout, and asked for apart`() {
    let view = TracingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    flush()
    #expect(view.events == ["properties", "layout"])
    view.events = []

    view.setNeedsUpdateProperties()
    flush()
    #expect(view.events == ["properties"])
    view.setNeedsLayout()
    flush()
    #expect(view.events == ["properties", "layout"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.events == ["properties", "layout", "properties"])
  }

  // C.4
  @Test
  func `properties follow what they read of observable objects`() {
    let model = Model()
    let view = ObservingView(model)
    controller.view.addSubview(view)
    flush()
    #expect(view.seen == ["a"])

    model.name = "b"
    model.other += 1
    #expect(view.seen == ["a"])
    flush()
    #expect(view.seen == ["a", "b"])
    model.other += 1
    flush()

    #expect(view.seen == ["a", "b"])
  }

  @Test
  func `a hidden view keeps its place among constraints`() {
    let hidden = UIView()
    let other = UIView()
    for view in [hidden, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      hidden.topAnchor.constraint(equalTo: controller.view.topAnchor),
      hidden.heightAnchor.constraint(equalToConstant: 30),
      other.topAnchor.constraint(equalTo: hidden.bottomAnchor),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])

    hidden.isHidden = true
    flush()

    #expect(other.frame.minY == 30)
  }
}

private final class CountingView: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class CountingScrollView: UIScrollView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class TracingView: UIView {
  var events: [String] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    events.append("layout")
  }

  override func updateProperties() {
    super.updateProperties()
    events.append("properties")
  }
}

@Observable
private final class Model {
  var name = "a"
  var other = 0
}

private final class ObservingView: UIView {
  let model: Model
  var seen: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    seen.append(model.name)
  }
}
