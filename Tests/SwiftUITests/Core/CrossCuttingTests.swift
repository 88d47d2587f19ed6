import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// What decides whether code compiles here and on iOS: most of it is tested by being compiled.
@MainActor
@Suite(.onStage)
struct CrossCuttingTests {
  final class Box {
    var events: [String] = []
  }

  private func requireSendable<T: Sendable>(_ type: T.Type) {}

  // 0.1
  @Test
  func `colours, fonts, images and traits are made and read off the main actor`() async {
    let (size, style) = await Task.detached {
      let font = UIFont.systemFont(ofSize: 17)
      let image = UIImage(systemName: "star")
      let traits = UITraitCollection(userInterfaceStyle: .dark)
      _ = UIColor.red.withAlphaComponent(0.5)
      return (font.pointSize + (image == nil ? 100 : 0), traits.userInterfaceStyle)
    }.value

    #expect(size == 17)
    #expect(style == .dark)
  }

  // 0.1
  @Test
  func `classes of the main actor are Sendable`() {
    requireSendable(UIViewController.self)
    requireSendable(UINavigationItem.self)
    requireSendable(UIBarButtonItem.self)
    requireSendable(UIMenuElement.self)
    requireSendable(UIPresentationController.self)
    requireSendable(UIView.self)
    requireSendable(UIColor.self)
    requireSendable(UITraitCollection.self)
  }

  /// Not isolated: modifiers may be applied anywhere, with closures that aren't `@Sendable`.
  nonisolated private static func screen(_ box: Box, _ number: Int) -> some View {
    Text("Number \(number)")
      .padding()
      .onAppear { box.events.append("appeared") }
      .onChange(of: number) { old, new in box.events.append("\(old) \(new)") }
      .onTapGesture { box.events.append("tapped") }
  }

  // 0.2
  @Test
  func `modifiers are applied off the main actor with closures that aren't Sendable`() {
    let box = Box()
    let host = UIHostingController(rootView: AnyView(Self.screen(box, 1)))
    Stage.current.show(host)
    host.rootView = AnyView(Self.screen(box, 2))
    flush()

    #expect(box.events == ["appeared", "1 2"])
  }

  // 0.3: this compiles without a warning.
  @Test
  func `results of imported methods may be dropped`() {
    let controllers = (0..<5).map { _ in UIViewController() }
    let stack = UINavigationController()
    stack.setViewControllers(controllers, animated: false)
    Stage.current.show(stack)

    stack.popViewController(animated: false)
    stack.popToViewController(controllers[1], animated: false)
    stack.pushViewController(UIViewController(), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil)
    stack.transitionCoordinator?.animateAlongsideTransition(in: nil, animation: nil)
    Stage.current.loop.settle()
    stack.popToRootViewController(animated: false)
    stack.view.becomeFirstResponder()
    stack.view.resignFirstResponder()
    stack.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UINavigationController, _) in
    }
    let bar = UINavigationBar()
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    bar.popItem(animated: false)

    #expect(stack.viewControllers == [controllers[0]])
    #expect(bar.items?.map(\.title) == ["a"])
  }

  // 0.4
  @Test
  func `presenting and dismissing need no completion`() {
    let presenter = UIViewController()
    Stage.current.show(presenter)

    presenter.present(UIViewController(), animated: true)
    Stage.current.loop.settle()
    #expect(presenter.presentedViewController != nil)
    presenter.dismiss(animated: true)
    Stage.current.loop.settle()

    #expect(presenter.presentedViewController == nil)
  }

  final class Overriding: UIViewController {
    private lazy var item = UINavigationItem(title: "own")
    override var navigationItem: UINavigationItem { item }
    override var hidesBottomBarWhenPushed: Bool {
      get { true }
      set {}
    }
    override var childForStatusBarStyle: UIViewController? { nil }
    override var title: String? {
      get { "fixed" }
      set {}
    }
  }

  final class CountingStack: UINavigationController {
    var pushes = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushes += 1
      super.pushViewController(viewController, animated: animated)
    }
  }

  // 0.5
  @Test
  func `members of imported classes can be overridden, and count`() {
    let stack = CountingStack(rootViewController: UIViewController())
    Stage.current.show(stack)

    stack.pushViewController(Overriding(), animated: false)
    flush()

    #expect(stack.pushes >= 1)
    #expect(stack.navigationBar.topItem?.title == "own")
    #expect(stack.topViewController?.title == "fixed")
  }

  final class Listener: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {}

  // 0.6
  @Test
  func `delegates may leave out every method, and aren't retained`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    Stage.current.show(stack)
    do {
      let listener = Listener()
      stack.delegate = listener
      stack.interactivePopGestureRecognizer?.delegate = listener
      stack.pushViewController(UIViewController(), animated: true)
      Stage.current.loop.settle()
      #expect(stack.viewControllers.count == 2)
    }

    #expect(stack.delegate == nil)
    #expect(stack.interactivePopGestureRecognizer?.delegate == nil)
  }

  // 0.8
  @Test
  func `optional where UIKit is, and implicitly unwrapped where UIKit is`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let view: UIView = stack.view
    let toolbar: UIToolbar = stack.toolbar
    let controllers: [UIViewController] = stack.viewControllers
    let items: [UIBarButtonItem]? = stack.toolbarItems
    let left: [UIBarButtonItem]? = stack.navigationItem.leftBarButtonItems
    let groups: [UIBarButtonItemGroup] = stack.navigationItem.leadingItemGroups
    let custom: UIView? = UIBarButtonItem().customView

    #expect(view !== toolbar)
    #expect(controllers.count == 1)
    #expect(items == nil && left == nil && groups.isEmpty && custom == nil)
  }

  class NamedStack: UINavigationController {
    let name: String

    init(name: String) {
      self.name = name
      super.init(navigationBarClass: nil, toolbarClass: nil)
    }

    override init(rootViewController: UIViewController) {
      name = "root"
      super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) { nil }
  }

  // 0.9
  @Test
  func `a subclass restates the designated initializers that it keeps`() {
    let root = UIViewController()

    #expect(NamedStack(name: "a").viewControllers.isEmpty)
    #expect(NamedStack(rootViewController: root).viewControllers == [root])
    #expect(NamedStack(rootViewController: root).name == "root")
  }
}
