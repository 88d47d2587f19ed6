import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ConstraintTests {
  let stage = Stage.current
  let controller = UIViewController()
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
  }

  private func show(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    stage.show(controller)
  }

  @Test
  func `edges and constants pin a view`() {
    let parent: UIView = controller.view
    show([
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])

    #expect(view.frame == CGRect(x: 20, y: 10, width: 353, height: 44))
  }

  @Test
  func `leading is right in a right-to-left layout`() {
    stage.setTraits(stage.traits.modifyingTraits { $0.layoutDirection = .rightToLeft })
    let parent: UIView = controller.view
    show([
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])

    #expect(view.frame == CGRect(x: 273, y: 0, width: 100, height: 44))
  }

  @Test
  func `the safe area's guide keeps off the bars`() {
    let safe = controller.view.safeAreaLayoutGuide
    show([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])

    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
  }

  @Test
  func `a centred label has its own size`() {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    show([
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])

    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.4)
    #expect(abs(label.frame.midX - 196.5) < 0.4)
    #expect(abs(label.frame.midY - 426) < 0.4)
  }

  @Test
  func `a container takes the height of what is pinned inside`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is long enough to need more than one line in a narrow container"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    show([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 140),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
    ])

    let height = label.sizeThatFits(CGSize(width: 124, height: 1000)).height
    #expect(height > 60)
    #expect(abs(view.frame.height - height - 16) < 0.5)
  }

  @Test
  func `of two labels the one that hugs less stretches`() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      return label
    }
    labels[0].setContentHuggingPriority(.required, for: .horizontal)
    show([
      labels[0].leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[1].trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      labels[0].topAnchor.constraint(equalTo: controller.view.topAnchor),
      labels[1].topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])

    #expect(abs(labels[0].frame.width - labels[0].intrinsicContentSize.width) < 0.5)
    #expect(labels[1].frame.maxX == 393)
  }

  @Test
  func `an inequality holds and a weaker wish gives way`() {
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    show([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      wide,
    ])

    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test
  func `a changed constant moves the view at the next layout`() {
    let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
    show([
      top,
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])

    top.constant = 50
    #expect(view.frame.minY == 0)
    stage.loop.flush()

    #expect(view.frame.minY == 50)
  }

  @Test
  func `constraints that can't all hold are logged`() {
    show([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])

    #expect(stage.log.contains { $0.hasPrefix("Unable to simultaneously satisfy constraints") })
  }

  @Test
  func `a constraint without common ancestor raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      let views = [UIView(), UIView()]
      views[0].topAnchor.constraint(equalTo: views[1].topAnchor).isActive = true
    }
  }

  @Test
  func `system spacing can be a least or a most distance`() {
    let other = UIView()
    let below = view.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor,
      multiplier: 2
    )
    let after = view.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor,
      multiplier: 1
    )

    #expect(below.relation == .greaterThanOrEqual)
    #expect(below.constant == 16)
    #expect(below.secondAttribute == .bottom)
    #expect(after.relation == .lessThanOrEqual)
    #expect(after.constant == 8)
    #expect(after.secondAttribute == .trailing)
  }

  @Test
  func `removing a view drops the constraints that lead outside`() {
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let top = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
    show([width, top])

    view.removeFromSuperview()

    #expect(!top.isActive)
    #expect(width.isActive)
  }
}
