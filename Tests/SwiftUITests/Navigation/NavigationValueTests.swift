import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// B.3 and B.4: values and defaults of navigation and presentation.
@MainActor
@Suite(.onStage)
struct NavigationValueTests {
  @Test
  func `a back button is hidden unless something else is said`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let hiding = UIHostingController(rootView: Text("a").navigationBarBackButtonHidden())
    let showing = UIHostingController(rootView: Text("a").navigationBarBackButtonHidden(false))
    Stage.current.show(stack)

    stack.pushViewController(hiding, animated: false)
    stack.pushViewController(showing, animated: false)
    Stage.current.loop.settle()

    #expect(hiding.navigationItem.hidesBackButton || hiding.viewIfLoaded == nil)
    #expect(!showing.navigationItem.hidesBackButton)
    stack.popViewController(animated: false)
    Stage.current.loop.settle()
    #expect(hiding.navigationItem.hidesBackButton)
  }

  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.inline, UINavigationItem.LargeTitleDisplayMode.never),
    (.large, .always),
  ])
  func `a title's display mode is the item's`(
    mode: NavigationBarItem.TitleDisplayMode,
    expected: UINavigationItem.LargeTitleDisplayMode
  ) {
    let stack = UINavigationController()
    let host = UIHostingController(
      rootView: Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
    )
    stack.viewControllers = [host]
    Stage.current.show(stack)
    Stage.current.loop.settle()

    #expect(host.navigationItem.largeTitleDisplayMode == expected)
    #expect(host.navigationItem.title == "Title")
  }

  @Test
  func `the older titles are titles too`() {
    let stack = UINavigationController()
    let host = UIHostingController(
      rootView: Text("a").navigationBarTitle(Text("Old"), displayMode: .inline)
    )
    stack.viewControllers = [host]
    Stage.current.show(stack)
    Stage.current.loop.settle()

    #expect(host.navigationItem.title == "Old")
    #expect(host.navigationItem.largeTitleDisplayMode == .never)
  }

  @Test
  func `detents of equal measure are equal`() {
    #expect(PresentationDetent.height(100) == .height(100))
    #expect(PresentationDetent.height(100) != .height(120))
    #expect(PresentationDetent.fraction(0.5) != .medium)
    #expect(Set([PresentationDetent.medium, .large, .medium]).count == 2)
  }

  @Test
  func `roles are told apart`() {
    let roles: [ButtonRole] = [.cancel, .destructive, .close, .confirm]

    for (index, role) in roles.enumerated() {
      #expect(roles.firstIndex(of: role) == index)
    }
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    #expect(!EditMode.inactive.isEditing && EditMode.transient.isEditing)
    #expect(EditMode.active.isEditing)
  }
}
