import Testing
@_spi(Headless) @testable import UIKit

/// A stack on the stage, and where its bar shows what.
@MainActor
struct BarFixture {
  let navigation = UINavigationController()
  let controllers: [UIViewController]

  init(titles: [String?] = ["Home"], configure: ([UINavigationItem]) -> Void = { _ in }) {
    controllers = titles.map { title in
      let controller = UIViewController()
      controller.navigationItem.title = title
      return controller
    }
    configure(controllers.map(\.navigationItem))
    navigation.setViewControllers(controllers, animated: false)
  }

  @discardableResult
  func show() -> BarFixture {
    Stage.current.show(navigation)
    return self
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var top: UINavigationItem { controllers[controllers.count - 1].navigationItem }

  func flush() {
    Stage.current.loop.flush()
  }

  var nodes: [AccessibilityNode] {
    bar.accessibilityNodes().flatMap(\.children)
  }

  var labels: [String] {
    nodes.map { $0.label ?? "" }
  }

  func node(_ label: String) throws -> AccessibilityNode {
    try #require(nodes.first { $0.label == label })
  }

  func frame(_ label: String) throws -> CGRect {
    try node(label).frame
  }

  /// The frame of the platter of an item, in the window.
  func platter(_ label: String) throws -> CGRect {
    let view = try #require(node(label).view)
    let platter = try #require(view.superview)
    return platter.convert(platter.bounds, to: nil)
  }

  func button(_ label: String) throws -> BarButton {
    try #require(node(label).view as? BarButton)
  }
}

extension UIBarButtonItem {
  static func symbol(_ name: String, label: String? = nil) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: name))
    item.accessibilityLabel = label
    return item
  }
}
