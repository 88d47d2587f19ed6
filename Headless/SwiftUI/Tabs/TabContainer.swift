@_spi(Headless) import UIKit

/// The real tabs of a tab view: a child of the host, as on iOS.
struct TabContainer: UIViewControllerRepresentable, FillingContainer {
  let parts: [TabPart]
  let selection: TabSelection?
  let look: TabViewLook

  func makeCoordinator() -> TabModel {
    TabModel()
  }

  func makeUIViewController(context: Context) -> UITabBarController {
    context.coordinator.controller
  }

  func updateUIViewController(_ controller: UITabBarController, context: Context) {
    let model = context.coordinator
    // Read here, so that changes of the selection lead here again.
    _ = selection?.get()
    model.receive(parts, selection: selection, environment: context.environment)
    model.show(look, context.environment)
    guard let graph = ThreadContext.current.node?.graph else { return }
    graph.enqueue { model.sync() }
  }
}

/// A tab view's controllers, one a tab, kept by the identity of its view.
@MainActor
final class TabModel: NSObject {
  let controller = UITabBarController()
  private var parts: [TabPart] = []
  private var selection: TabSelection?
  private var environment = EnvironmentValues()
  private var pages: [AnyHashable: HostedPage] = [:]
  private var labels: [AnyHashable: HostedPage] = [:]
  private var accessory: HostedPage?

  override init() {
    super.init()
    controller.delegate = self
  }

  func receive(_ parts: [TabPart], selection: TabSelection?, environment: EnvironmentValues) {
    self.parts = parts
    self.selection = selection
    self.environment = environment.forPage
    // A stack around the tabs isn't the stack of a tab.
    for part in parts {
      if let page = pages[part.id] {
        page.rootView = part.content
        page.environmentMayHaveChanged()
      }
      if let label = part.label { labels[part.id]?.rootView = label }
    }
  }

  private func page(for part: TabPart) -> HostedPage {
    if let known = pages[part.id] { return known }
    let page = makePage(part.content)
    pages[part.id] = page
    page.didChangePreferences = { [weak self, weak page] in
      guard let self, let page else { return }
      self.writeItem(of: page, id: part.id)
    }
    if let label = part.label { labels[part.id] = makePage(label) }
    return page
  }

  private func makePage(_ view: AnyView) -> HostedPage {
    HostedPage(view) { [weak self] in self?.environment }
  }

  // MARK: What stands around them

  func show(_ look: TabViewLook, _ environment: EnvironmentValues) {
    if #available(iOS 18.0, *) {
      let mode: UITabBarController.Mode =
        look == .sidebar ? .tabSidebar : look == .bar ? .tabBar : .automatic
      if controller.mode != mode { controller.mode = mode }
    }
    guard #available(iOS 26.0, *) else { return }
    let behavior = environment.tabBarMinimizing
    if controller.tabBarMinimizeBehavior != behavior {
      controller.tabBarMinimizeBehavior = behavior
    }
    showAccessory(environment.tabAccessory)
  }

  @available(iOS 26.0, *)
  private func showAccessory(_ view: AnyView?) {
    guard let view else {
      guard let old = accessory else { return }
      accessory = nil
      controller.bottomAccessory = nil
      old.willMove(toParent: nil)
      return old.removeFromParent()
    }
    if let accessory {
      accessory.rootView = view
      return accessory.environmentMayHaveChanged()
    }
    let page = makePage(view)
    accessory = page
    controller.addChild(page)
    page.view.backgroundColor = .clear
    controller.bottomAccessory = UITabAccessory(contentView: page.view)
    page.didMove(toParent: controller)
  }

  // MARK: The real tabs

  func sync() {
    let wanted = parts.map { page(for: $0) }
    let known = Set(parts.map(\.id))
    pages = pages.filter { known.contains($0.key) }
    labels = labels.filter { known.contains($0.key) }
    for (part, page) in zip(parts, wanted) {
      page.evaluateNow()
      labels[part.id]?.evaluateNow()
      writeItem(of: page, id: part.id)
    }
    if !wanted.elementsEqual(controller.viewControllers ?? [], by: ===) {
      controller.viewControllers = wanted
    }
    guard let selection, let index = tags.firstIndex(of: selection.get()),
      controller.selectedIndex != index
    else { return }
    controller.selectedIndex = index
  }

  private var tags: [AnyHashable?] {
    parts.map { $0.tag ?? pages[$0.id]?.hostPreferences.tabTag }
  }

  private func writeItem(of page: HostedPage, id: AnyHashable) {
    let item: UITabBarItem = page.tabBarItem
    let preferences = page.hostPreferences
    let label: Node? =
      labels[id]?.rootNode ?? (preferences.tabItem as? any TabLabelSource)?.contents
    if let label {
      let title = label.containedText
      let image = label.containedImage?.tabVariant
      if item.title != title { item.title = title }
      if item.image != image { item.image = image }
    }
    if item.badgeValue != preferences.badge { item.badgeValue = preferences.badge }
    if parts.first(where: { $0.id == id })?.role == .search { item.isDetached = true }
  }
}

extension TabModel: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    guard
      let index = tabBarController.viewControllers?.firstIndex(where: { $0 === viewController }),
      tags.indices.contains(index), let tag = tags[index]
    else { return }
    selection?.set(tag)
  }
}

/// A modifier that holds a tab's label.
@MainActor
protocol TabLabelSource: Node {
  var contents: Node? { get }
}

extension ToolbarNode: TabLabelSource {}

extension UIImage {
  /// Tabs show the filled form of a symbol where there is one.
  fileprivate var tabVariant: UIImage {
    guard let symbolName, !symbolName.hasSuffix(".fill"),
      let filled = UIImage(systemName: symbolName + ".fill")
    else { return self }
    return filled
  }
}
