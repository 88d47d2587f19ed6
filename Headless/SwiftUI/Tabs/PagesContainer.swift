@_spi(Headless) import UIKit

/// A tab view in the style of pages: a real page view controller, the host's child.
struct PagesContainer: UIViewControllerRepresentable, FillingContainer {
  let parts: [TabPart]
  let selection: TabSelection?
  let showsDots: Bool

  func makeCoordinator() -> PagesModel {
    PagesModel()
  }

  func makeUIViewController(context: Context) -> UIPageViewController {
    context.coordinator.controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    let model = context.coordinator
    // Read here, so that changes of the selection lead here again.
    _ = selection?.get()
    model.receive(
      parts,
      selection: selection,
      showsDots: showsDots,
      environment: context.environment
    )
    guard let graph = ThreadContext.current.node?.graph else { return }
    graph.enqueue { model.sync() }
  }
}

/// The pages of a tab view, kept by the identity of their views.
@MainActor
final class PagesModel: NSObject {
  let controller = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )
  private var parts: [TabPart] = []
  private var selection: TabSelection?
  private var showsDots = true
  private var environment = EnvironmentValues()
  private var pages: [AnyHashable: HostedPage] = [:]

  override init() {
    super.init()
    controller.dataSource = self
    controller.delegate = self
  }

  func receive(
    _ parts: [TabPart],
    selection: TabSelection?,
    showsDots: Bool,
    environment: EnvironmentValues
  ) {
    self.parts = parts
    self.selection = selection
    self.showsDots = showsDots
    self.environment = environment.forPage
    for part in parts {
      guard let page = pages[part.id] else { continue }
      page.rootView = part.content
      page.environmentMayHaveChanged()
    }
  }

  private func page(at index: Int) -> HostedPage {
    let part = parts[index]
    if let known = pages[part.id] { return known }
    let page = HostedPage(part.content) { [weak self] in
      self?.environment
    }
    pages[part.id] = page
    page.evaluateNow()
    return page
  }

  private var shown: Int? {
    guard let current = controller.viewControllers?.first else { return nil }
    return parts.firstIndex { pages[$0.id] === current }
  }

  private func tag(at index: Int) -> AnyHashable? {
    parts[index].tag ?? page(at: index).hostPreferences.tabTag
  }

  func sync() {
    guard !parts.isEmpty else { return }
    let wanted = selection.flatMap { selection in
      parts.indices.first { tag(at: $0) == selection.get() }
    }
    let index = wanted ?? shown ?? 0
    guard index != shown else { return }
    let isForward = index >= (shown ?? 0)
    controller.setViewControllers(
      [page(at: index)],
      direction: isForward ? .forward : .reverse,
      animated: shown != nil
    )
  }
}

extension PagesModel: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = parts.firstIndex(where: { pages[$0.id] === controller }),
      parts.indices.contains(index + offset)
    else { return nil }
    return page(at: index + offset)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsDots && parts.count > 1 ? parts.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { shown ?? 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    guard completed, let shown, let tag = tag(at: shown) else { return }
    selection?.set(tag)
  }
}
