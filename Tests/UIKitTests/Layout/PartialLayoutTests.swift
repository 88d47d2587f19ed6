import Foundation
import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Layout that is asked for, or that what is found on the way asks for.
@MainActor
@Suite(.onStage)
struct PartialLayoutTests {
  private let stage = Stage.current
  private let controller = UIViewController()

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  private var root: UIView { controller.view }

  @Test
  func `a view that others lay out sets the frames below it when asked`() {
    let (card, bar) = (UIView(), UIView())
    add(card, to: root)
    add(bar, to: card)
    let height = bar.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
      bar.topAnchor.constraint(equalTo: card.topAnchor),
      bar.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 20),
      height,
    ])
    stage.show(controller)
    #expect(bar.frame.height == 10)

    height.constant = 30
    card.layoutIfNeeded()

    #expect(bar.frame.height == 30)
    #expect(card.frame.height == 10)
    stage.loop.settle()
    #expect(card.frame.height == 30)
  }

  @Test
  func `what lies on the safe area of a view that is laid out is right in the first frame`() {
    let (bar, button) = (UIView(), UIView())
    add(bar, to: root)
    add(button, to: bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 100),
      button.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: 20),
      button.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 20),
    ])

    stage.show(controller)

    #expect(abs(button.frame.maxY - 66) < 0.5)
  }

  @Test
  func `a view that is turned or scaled has the size that constraints give it`() {
    let popup = UIView()
    popup.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    add(popup, to: root)
    NSLayoutConstraint.activate([
      popup.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      popup.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      popup.widthAnchor.constraint(equalToConstant: 100),
      popup.heightAnchor.constraint(equalToConstant: 60),
    ])
    stage.show(controller)
    #expect(popup.bounds.size == CGSize(width: 100, height: 60))

    popup.transform = .identity

    #expect(popup.frame.size == CGSize(width: 100, height: 60))
  }

  @Test
  func `the width of a scroll view is its own, its edges are those of its content`() {
    let (scroller, content) = (UIScrollView(), UIView())
    add(scroller, to: root)
    add(content, to: scroller)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: root.topAnchor),
      scroller.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroller.widthAnchor.constraint(equalToConstant: 200),
      scroller.heightAnchor.constraint(equalToConstant: 300),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])

    stage.show(controller)

    #expect(content.frame.width == 200)
    #expect(scroller.contentSize == CGSize(width: 200, height: 900))
  }

  @Test
  func `a header as wide as its table leaves the table's content alone`() {
    let table = UITableView()
    let header = UIView()
    add(table, to: root)
    add(header, to: table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      header.topAnchor.constraint(equalTo: table.topAnchor),
      header.widthAnchor.constraint(equalTo: table.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 30),
    ])

    stage.show(controller)
    stage.loop.settle()

    #expect(header.frame.width == 393)
    #expect(table.contentSize.width == 393)
    #expect(stage.log.isEmpty)
  }

  @Test
  func `a value that is set to what it is asks for nothing`() {
    final class Screen: UIViewController {
      let label = UILabel()
      var height: NSLayoutConstraint?
      var passes = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        height = label.heightAnchor.constraint(equalToConstant: 10)
        height?.isActive = true
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        passes += 1
        height?.constant = 20
        label.font = .systemFont(ofSize: 30)
        label.attributedText = NSAttributedString(string: "A")
        label.numberOfLines = 0
        view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      }
    }
    let screen = Screen()

    stage.show(screen)
    stage.loop.settle()

    #expect(screen.passes < 5)
  }

  @Test
  func `hiding an arranged view in an animation moves the others with it`() {
    let views = [Box(width: 50, height: 50), Box(width: 50, height: 50)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    add(stack, to: root)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    stage.show(controller)

    UIView.animate(withDuration: 1) { views[0].isHidden = true }

    #expect(views[1].frame.minY == 0)
    let center: CGPoint = views[1].center
    #expect(views[1].presentationValue(.center, model: center).y == 75)
  }

  @Test
  func `constraints that a view makes when it is first asked hold`() {
    final class Lazy: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      let inner = UIView()

      override func updateConstraints() {
        if inner.superview == nil {
          inner.translatesAutoresizingMaskIntoConstraints = false
          addSubview(inner)
          NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
          ])
        }
        super.updateConstraints()
      }
    }
    let view = Lazy(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(view)

    stage.show(controller)

    #expect(view.inner.frame.size == CGSize(width: 10, height: 10))
  }

  @Test
  func `the space after a view goes with it`() {
    let stack = UIStackView(arrangedSubviews: [Box(width: 10, height: 10)])
    let view = Box(width: 10, height: 10)
    stack.insertArrangedSubview(view, at: 0)
    stack.setCustomSpacing(30, after: view)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 50)

    view.removeFromSuperview()
    stack.insertArrangedSubview(view, at: 0)

    #expect(stack.systemLayoutSizeFitting(.zero).width == 20)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test
  func `a place beyond the last arranged view raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }
}
