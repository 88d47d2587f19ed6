import BridgeSupport
import Combine
@testable import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 1: title views, subtitles, and modifiers that come, go and meet.
@MainActor
@Suite(.onStage)
struct BarTitleTests {
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
        .sheet(isPresented: $model.hasSheet) { Text("Sheet") }
        .uiKitNavigationBar {
          Button(model.title) { model.taps += 1 }
        }
    }
  }

  @Test
  func `case 21: a tappable title reacts after a sheet too`() throws {
    let test = TestStack()
    let model = TitleModel()
    let screen = test.show(TitleScreen(model: model))
    let view = try #require(screen.navigationItem.titleView)
    let tester = try NavigationTester(test.stack)
    try tester.tap("One")
    #expect(model.taps == 1)

    model.hasSheet = true
    tester.settle()
    #expect(tester.screen.contains("Sheet"))
    model.title = "Two"
    tester.settle()
    try tester.pullDown()
    #expect(!model.hasSheet)
    try tester.tap("Two")

    #expect(model.taps == 2)
    #expect(screen.navigationItem.titleView === view)
  }

  @Test
  func `case 23: the subtitle's title view fits the longer line`() throws {
    try PlatformFeatures.$current.withValue(.iOS(18)) {
      let test = TestStack()
      let model = ScreenModel(title: "Client list")
      let screen = test.show(ModelScreen(model: model))
      #expect(screen.navigationItem.titleView == nil)
      var views: [TitleLinesView] = []

      for subtitle in ["7", "A subtitle that is longer than the title"] {
        model.subtitle = subtitle
        test.settle()
        let view = try #require(screen.navigationItem.titleView as? TitleLinesView)
        let widths = [view.titleLabel, view.subtitleLabel].map(\.intrinsicContentSize.width)
        #expect(view.bounds.width == widths.max()?.rounded(.up))
        #expect(view.titleLabel.bounds.width >= widths[0])
        #expect(view.subtitleLabel.bounds.width >= widths[1])
        views.append(view)
      }

      #expect(views.first === views.last)
    }
  }

  private final class LabelledView: UIView {
    init() {
      super.init(frame: .zero)
      let label = UILabel()
      label.text = "Own title"
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

  private func expectShown(_ view: UIView?, in bar: UINavigationBar) {
    let bounds = view?.bounds ?? .zero
    #expect(bounds.width > 0 && bounds.height > 0)
    #expect(bounds.height <= bar.bounds.height)
    #expect(view?.isDescendant(of: bar) == true)
  }

  @Test
  func `case 24: a title view of constraints has its size, also after a pop`() {
    let test = TestStack()
    let view = LabelledView()
    let screen = test.show(Text("Content").uiKitNavigationBar(titleView: view))
    expectShown(screen.navigationItem.titleView, in: test.stack.navigationBar)

    test.show(Text("Above").uiKitNavigationBar(title: "Above"))
    test.pop()

    #expect(screen.navigationItem.titleView === view)
    expectShown(view, in: test.stack.navigationBar)
  }

  @Test
  func `case 24: a SwiftUI title view has its size, also after a pop`() throws {
    let test = TestStack()
    let screen = test.show(TitleScreen(model: TitleModel()))
    let view = try #require(screen.navigationItem.titleView)
    expectShown(view, in: test.stack.navigationBar)
    #expect(view.bounds.size == view.intrinsicContentSize)

    test.show(Text("Above").uiKitNavigationBar(title: "Above"))
    test.pop()

    #expect(screen.navigationItem.titleView === view)
    expectShown(view, in: test.stack.navigationBar)
  }

  @Test(arguments: [18, 26])
  func `case 27: a subtitle never costs the title`(version: Int) {
    PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack()
      let model = ScreenModel(title: "Profile", subtitle: "Online")
      let screen = test.show(ModelScreen(model: model))

      #expect(screen.navigationItem.title == "Profile")
      #expect((screen.navigationItem.titleView == nil) == (version >= 26))
      #expect(screen.navigationItem.subtitle == (version >= 26 ? "Online" : nil))
      model.subtitle = nil
      test.settle()

      #expect(screen.navigationItem.titleView == nil)
      #expect(screen.navigationItem.subtitle == nil)
      #expect(screen.navigationItem.title == "Profile")
    }
  }

  @Test
  func `case 33: a removed modifier leaves nothing behind`() {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        if model.isDescribed {
          Text("Content")
            .uiKitNavigationBar(
              title: "X",
              subtitle: "Y",
              leading: [.title("B") { _ in }],
              trailing: [.title("A") { _ in }]
            )
            .uiKitNavigationBarSearch(text: .constant(""))
            .uiKitNavigationBarHidden()
        } else {
          Text("Content")
        }
      }
    }
    let test = TestStack()
    let model = ScreenModel()
    let screen = test.show(Screen(model: model))
    #expect(test.stack.isNavigationBarHidden)
    #expect(screen.navigationItem.searchController != nil)

    model.isDescribed = false
    test.settle()

    #expect(screen.navigationItem.title == nil)
    #expect(screen.navigationItem.subtitle == nil)
    #expect((screen.navigationItem.rightBarButtonItems ?? []).isEmpty)
    #expect((screen.navigationItem.leftBarButtonItems ?? []).isEmpty)
    #expect(screen.navigationItem.searchController == nil)
    #expect(!test.stack.isNavigationBarHidden)
  }

  @Test
  func `case 33: of two modifiers the outer one wins in every order of updates`() {
    @MainActor
    final class Model: ObservableObject {
      @Published var inner = 0
      @Published var outer = 0
    }
    struct Inner: View {
      @ObservedObject var model: Model

      var body: some View {
        Text("\(model.inner)").uiKitNavigationBar(title: "Inner \(model.inner)", subtitle: "Inner")
      }
    }
    struct Screen: View {
      let model: Model
      @ObservedObject var observed: Model

      var body: some View {
        Inner(model: model).uiKitNavigationBar(title: "Outer \(observed.outer)")
      }
    }
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model, observed: model))
    var random = SystemRandomNumberGenerator()

    for number in 1...20 {
      for step in [0, 1].shuffled(using: &random) {
        if step == 0 { model.inner = number } else { model.outer = number }
        if Bool.random(using: &random) { test.settle() }
      }
      test.settle()
      #expect(screen.navigationItem.title == "Outer \(number)")
      #expect(screen.navigationItem.subtitle == "Inner")
    }
  }

  @Test
  func `case 17: a push while a cover is dismissed is described`() {
    let test = TestStack()
    let cover = UINavigationController(rootViewController: UIViewController())
    cover.modalPresentationStyle = .fullScreen
    test.stack.present(cover, animated: true)
    test.settle()

    test.stack.dismiss(animated: true)
    let screen = test.push(ModelScreen(model: ScreenModel(title: "Details")))

    #expect(screen.navigationItem.title == "Details")
    test.settle()
    #expect(test.stack.topViewController === screen)
    #expect(screen.navigationItem.title == "Details")
    #expect(cover.topViewController?.navigationItem.title == nil)
  }

  @Test
  func `case 17: what is said before any window is kept and applied`() {
    let stack = UINavigationController()
    let page = UIViewController()
    let model = ScreenModel(title: "Early")
    let screen = ModelScreen(model: model).hostedWithBridge()
    page.addChild(screen)
    page.view.addSubview(screen.view)
    screen.didMove(toParent: page)
    model.title = "Newer"

    stack.setViewControllers([page], animated: false)
    Stage.current.show(stack)
    Stage.current.loop.settle()

    #expect(page.navigationItem.title == "Newer")
    #expect(screen.navigationItem.title == nil)
  }
}
