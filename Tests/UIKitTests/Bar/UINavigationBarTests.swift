import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct UINavigationBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var trace: [String] = []
    var allows = true

    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      trace.append("shouldPush \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      trace.append("didPush \(item.title ?? "")")
    }

    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      trace.append("shouldPop \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      trace.append("didPop \(item.title ?? "")")
    }
  }

  @Test
  func `a bar of one's own asks its delegate and pushes and pops`() {
    let bar = UINavigationBar(frame: .zero)
    let delegate = Delegate()
    bar.delegate = delegate
    let (a, b) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))

    bar.pushItem(a, animated: false)
    bar.pushItem(b, animated: false)
    #expect(bar.items == [a, b] && bar.topItem === b && bar.backItem === a)

    #expect(bar.popItem(animated: false) === b)
    #expect(bar.items == [a] && bar.backItem == nil)
    #expect(
      delegate.trace == [
        "shouldPush A", "didPush A", "shouldPush B", "didPush B", "shouldPop B", "didPop B",
      ]
    )
  }

  @Test
  func `a delegate may refuse`() {
    let bar = UINavigationBar(frame: .zero)
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    let delegate = Delegate()
    delegate.allows = false
    bar.delegate = delegate

    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.popItem(animated: false) == nil)

    #expect(bar.items?.map(\.title) == ["A", "B"])
  }

  @Test
  func `its look reads back what was set`() {
    let bar = UINavigationBar(frame: .zero)
    let image = UIImage(systemName: "star")
    let appearance = UINavigationBarAppearance()
    #expect(!bar.prefersLargeTitles && bar.isTranslucent && bar.barStyle == .default)
    #expect(bar.items == nil && bar.scrollEdgeAppearance == nil)

    bar.prefersLargeTitles = true
    bar.isTranslucent = false
    bar.barStyle = .black
    bar.barTintColor = .black
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    bar.compactScrollEdgeAppearance = appearance
    bar.backIndicatorImage = image
    bar.backIndicatorTransitionMaskImage = image
    bar.shadowImage = image
    bar.setBackgroundImage(image, for: .compact)
    bar.preferredBehavioralStyle = .pad

    #expect(bar.prefersLargeTitles && !bar.isTranslucent && bar.barStyle == .black)
    #expect(bar.barTintColor == .black && bar.standardAppearance === appearance)
    #expect(bar.compactAppearance === appearance && bar.scrollEdgeAppearance === appearance)
    #expect(bar.compactScrollEdgeAppearance === appearance && bar.backIndicatorImage === image)
    #expect(bar.backIndicatorTransitionMaskImage === image && bar.shadowImage === image)
    #expect(bar.backgroundImage(for: .compact) === image && bar.behavioralStyle == .pad)
  }

  @Test
  func `appearances fall back as documented, and the item's own win`() {
    let bar = UINavigationBar(frame: .zero)
    let (standard, edge, own) = (
      UINavigationBarAppearance(), UINavigationBarAppearance(), UINavigationBarAppearance()
    )
    standard.backgroundColor = .black
    bar.standardAppearance = standard
    let item = UINavigationItem(title: "A")
    #expect(bar.appearance(for: item) !== standard)
    #expect(bar.appearance(for: item).backgroundColor == nil)

    bar.scrollEdgeAppearance = edge
    #expect(bar.appearance(for: item) === edge)

    bar.scrollDistance = 40
    #expect(bar.appearance(for: item) === standard)

    item.standardAppearance = own
    #expect(bar.appearance(for: item) === own)
  }

  @Test
  func `an opaque appearance fills from the window's top to the bar's end`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    let fixture = BarFixture { items in
      items[0].standardAppearance = appearance
      items[0].scrollEdgeAppearance = appearance
    }.show()

    let background = try #require(fixture.bar.subviews.first { $0 is BarBackground })

    #expect(
      background.convert(background.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 393, height: 113)
    )
    #expect(background.displayItems().count == 2)
  }

  @Test
  func `without an appearance nothing lies under a bar at the scroll edge`() throws {
    let fixture = BarFixture().show()
    let background = try #require(fixture.bar.subviews.first { $0 is BarBackground })
    #expect(background.displayItems().isEmpty)

    fixture.bar.scrollDistance = 28
    fixture.flush()
    #expect(background.displayItems().count == 1)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(0), CGFloat(1)), (20, 0, 1), (56, 1, 0),
  ])
  func `while content scrolls the large title leaves and the inline one comes`(
    distance: CGFloat,
    inline: CGFloat,
    large: CGFloat
  ) {
    let fixture = BarFixture()
    fixture.bar.prefersLargeTitles = true
    fixture.show()

    fixture.bar.scrollDistance = distance
    fixture.flush()

    #expect(fixture.bar.face.titleView.alpha == inline)
    #expect(fixture.bar.face.largeTitle.alpha == large)
  }

  @Test
  func `the bar's own tint colours its items unless they have one`() throws {
    let own = UIBarButtonItem(title: "Own")
    own.tintColor = .white
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [own, UIBarButtonItem(title: "Plain")]
    }.show()
    #expect(try fixture.button("Plain").contentColor == DisplayColor.black)

    fixture.bar.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    fixture.flush()

    #expect(try fixture.button("Plain").contentColor == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(try fixture.button("Own").contentColor == .white)
  }

  @Test
  func `the managed bar's delegate can't be set`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.delegate = Delegate()
    }
  }

  @Test
  func `pushing on a managed bar raises with UIKit's text`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
    }

    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
          + "controller."
      )
    )
  }

  @Test
  func `setting a managed bar's items raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.items = []
    }
  }
}
