import StageSupport
import Testing

@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SystemBarsTests {
  @Test
  func `the status bar and the home indicator lie over the app`() {
    Stage.current.show(UIViewController())

    let names = Stage.current.displayList().items.map(name)

    #expect(names.suffix(2) == ["status bar", "home indicator"])
  }

  @Test
  func `a stage without an app shows no bars`() {
    #expect(Stage.current.displayList().items.isEmpty)
  }

  @Test
  func `a controller hides the status bar`() {
    Stage.current.show(StatusBarController(isHidden: true))

    let names = Stage.current.displayList().items.map(name)

    #expect(!names.contains("status bar"))
    #expect(names.last == "home indicator")
  }

  @Test(arguments: [
    (UIStatusBarStyle.default, DisplayColor.black), (.lightContent, .white),
    (.darkContent, .black),
  ])
  func `a controller chooses the content's colour`(style: UIStatusBarStyle, color: DisplayColor) {
    Stage.current.show(StatusBarController(style: style))

    #expect(timeColor == color)
  }

  @Test
  func `a container asks the child that it names`() {
    let parent = StatusBarController(style: .darkContent)
    parent.child = StatusBarController(style: .lightContent)

    Stage.current.show(parent)

    #expect(timeColor == .white)
  }

  private var timeColor: DisplayColor? {
    for case .group(let group) in Stage.current.displayList().items where group.name == "status bar"
    {
      for case .text(let text) in group.items { return text.color }
    }
    return nil
  }

  private func name(_ item: DisplayItem) -> String {
    guard case .group(let group) = item else { return "" }
    return group.name
  }
}

@MainActor
private final class StatusBarController: UIViewController {
  var child: UIViewController?
  private let isHidden: Bool
  private let style: UIStatusBarStyle

  init(isHidden: Bool = false, style: UIStatusBarStyle = .default) {
    self.isHidden = isHidden
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { isHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var childForStatusBarStyle: UIViewController? { child }
}
