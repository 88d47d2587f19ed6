import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Properties that were once only kept.
@MainActor
@Suite(.onStage)
struct ActingPropertiesTests {
  final class Hiding: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test
  func `a sheet decides about the status bar only if it says so`() {
    let root = UIViewController()
    Stage.current.show(root)
    let sheet = Hiding()
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    Stage.current.loop.settle()
    #expect(!Stage.current.hidesStatusBar)

    sheet.modalPresentationCapturesStatusBarAppearance = true

    #expect(Stage.current.hidesStatusBar)
  }

  @Test
  func `what covers a context may come as the context says`() {
    let root = UIViewController()
    root.definesPresentationContext = true
    root.modalTransitionStyle = .crossDissolve
    Stage.current.show(root)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    root.present(cover, animated: false)
    Stage.current.loop.settle()
    #expect(cover.presentationController?.motion.kind == .cover)

    root.providesPresentationContextTransitionStyle = true

    #expect(cover.presentationController?.motion.kind == .fade)
  }

  @Test
  func `the superview's margins count where a view preserves them`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 190, height: 200))
    outer.addSubview(inner)
    #expect(inner.layoutMargins.left == 8)

    inner.preservesSuperviewLayoutMargins = true

    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 30))
  }

  @Test
  func `segments share their width by what they show`() {
    let control = UISegmentedControl(items: ["A", "A much longer one"])
    let equal = control.intrinsicContentSize.width

    control.apportionsSegmentWidthsByContent = true

    #expect(control.intrinsicContentSize.width < equal)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let frames = control.accessibilityNodes().map(\.frame.width)
    #expect(frames.count == 2)
    #expect(frames[0] < frames[1])
    #expect(abs(frames[0] + frames[1] - 300) < 0.01)
  }

  @Test
  func `a segment has the width that it was given`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)

    control.setWidth(100, forSegmentAt: 0)
    control.setWidth(50, forSegmentAt: 1)

    let frames = control.accessibilityNodes().map(\.frame.width)
    #expect(frames == [100, 50, 150])
  }

  @Test
  func `the next insertion clears a text that says so`() {
    let text = UITextView()
    text.text = "old"
    text.clearsOnInsertion = true

    text.insertText("n")
    text.insertText("ew")

    #expect(text.text == "new")
    #expect(!text.clearsOnInsertion)
  }

  @Test
  func `lines between rows may start from where they do by themselves`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    let source = OneRow()
    table.dataSource = source
    table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let controller = UIViewController()
    controller.view.addSubview(table)
    Stage.current.show(controller)
    Stage.current.loop.settle()
    let cell = table.visibleCells.first
    let before = cell?.displayItems()

    table.separatorInsetReference = .fromAutomaticInsets

    #expect(before != nil)
    #expect(cell?.displayItems() != before)
  }

  final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
