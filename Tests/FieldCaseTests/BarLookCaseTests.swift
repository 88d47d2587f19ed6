import BridgeSupport
@testable import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Parts 1 and 2: title views and appearances, and whose they are.
@MainActor
@Suite(.onStage)
struct BarLookCaseTests {
  @MainActor
  private final class TitleModel: ObservableObject {
    @Published var title = "One"
    @Published var hasSheet = false
    var taps = 0
  }

  private struct TitleScreen: View {
    @ObservedObject var model: TitleModel

    var body: some View {
      Text("Content")
        .sheet(isPresented: $model.hasSheet) {
          Button("Choose Two") {
            model.title = "Two"
            model.hasSheet = false
          }
        }
        .uiKitNavigationBar {
          Button(model.title) {
            model.taps += 1
            model.hasSheet = true
          }
        }
    }
  }

  @Test
  func `case 21: a title that opens a sheet opens it again under its new text`() throws {
    let test = TestStack()
    let model = TitleModel()
    let screen = test.show(TitleScreen(model: model))
    let view = try #require(screen.navigationItem.titleView)
    let tester = try NavigationTester(test.stack)

    try tester.tap("One")
    try tester.tap("Choose Two")
    #expect(model.taps == 1)
    #expect(!tester.screen.contains("Choose Two"))
    try tester.tap("Two")

    #expect(model.taps == 2)
    #expect(tester.screen.contains("Choose Two"))
    #expect(screen.navigationItem.titleView === view)
  }

  @Test
  func `case 23: a title view is as wide as its longer line, within the bar`() throws {
    try PlatformFeatures.$current.withValue(.iOS(18)) {
      let test = TestStack()
      let bar = test.stack.navigationBar
      let model = ScreenModel(title: "Client list")
      let screen = test.show(ModelScreen(model: model))
      var views: [UIView] = []

      let long = String(repeating: "A subtitle that is longer than the bar. ", count: 4)
      for subtitle in ["7", "A subtitle of some length", long, "7"] {
        model.subtitle = subtitle
        test.settle()
        let view = try #require(screen.navigationItem.titleView as? TitleLinesView)
        views.append(view)
        let widths = [view.titleLabel, view.subtitleLabel].map(\.intrinsicContentSize.width)
        let widest = try #require(widths.max())
        #expect(view.intrinsicContentSize.width == widest.rounded(.up))
        #expect(view.bounds.width <= bar.bounds.width)
        #expect(view.titleLabel.text == "Client list")
        #expect(view.subtitleLabel.text == subtitle)
        // Neither line is cut while there is room.
        #expect(view.titleLabel.bounds.width >= widths[0])
        guard subtitle != long else {
          #expect(widest > bar.bounds.width)
          continue
        }
        #expect(view.bounds.width == widest.rounded(.up))
        #expect(view.subtitleLabel.bounds.width >= widths[1])
      }
      #expect(Set(views.map { ObjectIdentifier($0) }).count == 1)
    }
  }

  private final class LabelledView: UIView {
    init(_ text: String) {
      super.init(frame: .zero)
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [1, 20])
  func `case 24: a title view has its fitting size, within the bar, also after a pop`(
    count: Int
  ) throws {
    let test = TestStack()
    let bar = test.stack.navigationBar
    let view = LabelledView(String(repeating: "Own title ", count: count))
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let screen = test.show(Text("Content").uiKitNavigationBar(titleView: view))
    @MainActor func expectShown() {
      #expect(view.bounds.width > 0)
      #expect(view.bounds.height == fitting.height)
      #expect(view.bounds.width <= bar.bounds.width)
      if count == 1 { #expect(view.bounds.width == fitting.width) }
      #expect(view.isDescendant(of: bar))
    }
    expectShown()

    test.show(Text("Above").uiKitNavigationBar(title: "Above"))
    test.pop()

    #expect(screen.navigationItem.titleView === view)
    expectShown()
  }

  @Test(arguments: [18, 26])
  func `case 27: a screen with a subtitle names the back button, and its plain title shows`(
    version: Int
  ) throws {
    try PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack { $0.navigationBar.prefersLargeTitles = true }
      let tester = try NavigationTester(test.stack)
      let model = ScreenModel(title: "Profile", subtitle: "Online")
      test.show(ModelScreen(model: model))
      #expect(tester.bar.title == "Profile")
      #expect(tester.bar.subtitle == "Online")
      #expect(tester.screen.contains("Profile"))
      test.show(Text("Above").uiKitNavigationBar(title: "Above"))
      #expect(tester.bar.backButtonTitle == "Profile")
      test.pop()

      model.subtitle = nil
      test.settle()

      #expect(tester.bar.subtitle == nil)
      #expect(tester.screen.contains("Profile"))
      #expect(!tester.screen.contains("Online"))
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `case 36: the bar is back when the parent has appeared, also after a rotation`(
    swipes: Bool,
    rotates: Bool
  ) throws {
    let root = Text("Root").uiKitNavigationBar(title: "Root").hostedWithBridge()
    let stack = UINavigationController(rootViewController: root)
    let tester = try NavigationTester(stack)
    let recorder = StackRecorder()
    stack.delegate = recorder
    var isHidden: [Bool] = []
    recorder.didShow = { if $0 === root { isHidden.append(stack.isNavigationBarHidden) } }
    stack.pushViewController(
      Text("Child").uiKitNavigationBarHidden().hostedWithBridge(),
      animated: true
    )
    tester.settle()
    #expect(stack.isNavigationBarHidden)

    if rotates {
      let window = try #require(stack.view.window)
      let size = window.bounds.size
      window.frame.size = CGSize(width: size.height, height: size.width)
      tester.settle()
      #expect(stack.isNavigationBarHidden)
    }
    if swipes {
      try tester.swipeBack()
    } else {
      stack.popViewController(animated: true)
      tester.settle()
    }

    #expect(isHidden == [false])
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.navigationBar.frame.minY >= 0)
    #expect(stack.navigationBar.frame.width == stack.view.bounds.width)
  }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  @MainActor
  private func colors(_ item: UINavigationItem) -> [UIColor?] {
    [
      item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance,
      item.compactScrollEdgeAppearance,
    ].map { $0?.backgroundColor }
  }

  @Test
  func `case 38: an edge of its own is the screen's, and no wish leaves all four free`() {
    let test = TestStack()

    let both = test.show(
      Text("A").uiKitNavigationBarAppearance(appearance(.red), scrollEdge: appearance(.blue))
    )
    #expect(colors(both.navigationItem).prefix(2) == [.red, .blue])
    let one = test.show(Text("B").uiKitNavigationBarAppearance(appearance(.red)))
    #expect(colors(one.navigationItem).prefix(2) == [.red, .red])
    let none = test.show(Text("C").uiKitNavigationBar(title: "C"))

    #expect(colors(none.navigationItem) == [nil, nil, nil, nil])
  }

  @Test
  func `case 39: a screen's colour is written to its own item alone`() throws {
    let stack = UINavigationController(navigationBarClass: CountingBar.self, toolbarClass: nil)
    let a = Text("A").uiKitNavigationBar(title: "A").hostedWithBridge()
    stack.viewControllers = [a]
    let bar = try #require(stack.navigationBar as? CountingBar)
    let tester = try NavigationTester(stack)
    bar.writes = []
    let b = Text("B").uiKitNavigationBarAppearance(appearance(.yellow)).hostedWithBridge()
    let c = Text("C").uiKitNavigationBar(title: "C").hostedWithBridge()
    for screen in [b, c] {
      stack.pushViewController(screen, animated: true)
      tester.settle()
    }

    try tester.swipeBack(.cancelled(at: 0.3))
    try tester.swipeBack()
    try tester.swipeBack(.cancelled(at: 0.3))
    try tester.swipeBack()

    #expect(stack.viewControllers == [a])
    #expect(bar.writes == [])
    #expect(colors(a.navigationItem) == [nil, nil, nil, nil])
    #expect(colors(b.navigationItem).prefix(2) == [.yellow, .yellow])
    #expect(colors(c.navigationItem) == [nil, nil, nil, nil])
  }
}
