import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3, C.9.4
@MainActor
@Suite(.onStage)
struct ToolbarTests {
  /// Shows content as the second screen of a stack of UIKit's.
  private func push<Content: View>(_ content: Content) -> UIHostingController<Content> {
    let stack = UINavigationController(rootViewController: UIViewController())
    Stage.current.show(stack)
    Stage.current.loop.settle()
    let host = UIHostingController(rootView: content)
    stack.pushViewController(host, animated: true)
    Stage.current.loop.settle()
    return host
  }

  private func titles(_ items: [UIBarButtonItem]?) -> [String?] {
    (items ?? []).map(\.title)
  }

  @Test
  func `items reach the host's own item, in the order of a text`() {
    let host = push(
      Text("content").toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Filter") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
      }
    )

    let item = host.navigationItem
    #expect(titles(item.leftBarButtonItems) == ["Filter"])
    #expect(item.leftItemsSupplementBackButton)
    #expect(titles(item.rightBarButtonItems) == ["Add", "Edit"])
    #expect(item.rightBarButtonItems?.first?.image != nil)
    #expect(Finger.screen.hasPrefix("bar: [Back] [Filter]"))
  }

  struct Saving: View {
    @Bindable var model: Watched
    var body: some View {
      Text("number \(model.number)")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button(model.name) { model.number += 1 }.disabled(!model.flag)
          }
          if model.other > 0 {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
        }
    }
  }

  @Test
  func `an item is kept while its view is, and follows it`() throws {
    let model = Watched()
    let host = push(Saving(model: model))
    let item = try #require(host.navigationItem.rightBarButtonItem)
    #expect(item.title == "a")
    #expect(item.style == .prominent)

    try Finger.tap("a")
    #expect(Finger.screen.contains("number 1"))
    model.name = "Save"
    model.flag = false
    model.other = 1
    Stage.current.loop.settle()

    #expect(host.navigationItem.rightBarButtonItem === item)
    #expect(item.title == "Save")
    #expect(!item.isEnabled)
    #expect(titles(host.navigationItem.leftBarButtonItems) == ["Cancel"])
    model.other = 0
    Stage.current.loop.settle()
    #expect(host.navigationItem.leftBarButtonItems == nil)
  }

  @Test
  func `other views become custom views, a principal one the title view`() throws {
    let host = push(
      Text("content").toolbar {
        ToolbarItem(placement: .principal) { Text("Middle") }
        ToolbarItem { Text("Status") }
      }
    )

    #expect(host.navigationItem.titleView != nil)
    #expect(host.navigationItem.rightBarButtonItem?.customView != nil)
    #expect(Finger.screen.contains("Middle"))
    #expect(Finger.screen.contains("Status"))
  }

  @Test
  func `the bottom bar comes with its items and goes with the screen`() {
    let host = push(
      Text("content").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") {}
          Spacer()
          Button("Last") {}
        }
      }
    )

    #expect(titles(host.toolbarItems) == ["First", nil, "Last"])
    #expect(host.navigationController?.isToolbarHidden == false)
    #expect(Finger.screen.contains("toolbar: [First] [Last]"))
  }

  @Test
  func `the older items`() {
    let host = push(
      Text("content").navigationBarItems(
        leading: Button("Left") {},
        trailing: HStack {
          Button("One") {}
          Button("Two") {}
        }
      )
    )

    #expect(titles(host.navigationItem.leftBarButtonItems) == ["Left"])
    #expect(host.navigationItem.rightBarButtonItems?.count == 1)
    #expect(host.navigationItem.rightBarButtonItem?.customView != nil)
    #expect(Finger.screen.contains("[One]"))
  }

  @Test
  func `without a word about the bar the app's item stays as it is`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    Stage.current.show(stack)
    let host = UIHostingController(rootView: Text("content"))
    host.navigationItem.title = "Mine"
    host.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Own")

    stack.pushViewController(host, animated: true)
    Stage.current.loop.settle()

    #expect(host.navigationItem.title == "Mine")
    #expect(titles(host.navigationItem.rightBarButtonItems) == ["Own"])
  }

  struct Custom: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    let extra: Bool
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
      if extra {
        ToolbarItem { Button("Extra") {} }
      } else {
        ToolbarItem { Button("Usual") {} }
      }
    }
  }

  @Test
  func `content of an app's own type has an environment`() throws {
    let host = push(Text("content").toolbar { Custom(extra: false) })
    let stack = try #require(host.navigationController)
    #expect(titles(host.navigationItem.rightBarButtonItems) == ["Usual"])

    try Finger.tap("Close")

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `hidden bars`() {
    let tabs = UITabBarController()
    let stack = UINavigationController()
    tabs.viewControllers = [stack]
    let hiding = UIHostingController(
      rootView: Text("content").toolbar(.hidden, for: .navigationBar, .tabBar)
    )
    stack.viewControllers = [hiding]
    Stage.current.show(tabs)
    Stage.current.loop.settle()
    #expect(stack.isNavigationBarHidden)
    #expect(tabs.tabBar.isHidden)

    stack.pushViewController(UIViewController(), animated: true)
    Stage.current.loop.settle()

    #expect(!tabs.tabBar.isHidden)
  }

  @Test
  func `secondary actions are in a menu`() throws {
    let trace = Trace()
    _ = push(
      Text("content").toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("Rename") { trace("rename") } }
        ToolbarItem(placement: .secondaryAction) { Button("Delete", role: .destructive) {} }
      }
    )

    try Finger.tap("More")
    try Finger.tap("Rename")

    #expect(trace.events == ["rename"])
  }

  @Test
  func `a toolbar in a navigation stack belongs to its page`() throws {
    let host = showHosted(
      NavigationStack {
        NavigationLink("Go") {
          Text("detail").toolbar { Button("Save") {} }
        }
        .toolbar { Button("Add") {} }
      }
    )
    Stage.current.loop.settle()
    let stack = try #require(host.innerStack)
    #expect(titles(stack.topViewController?.navigationItem.rightBarButtonItems) == ["Add"])

    try Finger.tap("Go")

    #expect(titles(stack.topViewController?.navigationItem.rightBarButtonItems) == ["Save"])
    #expect(host.navigationItem.rightBarButtonItems == nil)
  }
}
