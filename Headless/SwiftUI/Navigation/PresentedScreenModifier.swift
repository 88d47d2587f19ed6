@_spi(Headless) import UIKit

/// Connects a link's button with its node.
@MainActor
final class LinkHandle {
  weak var target: (any LinkTarget)?

  nonisolated init() {}

  func activate() {
    target?.activate()
  }
}

@MainActor
protocol LinkTarget: AnyObject {
  func activate()
}

/// Shows a screen on the stack while a flag is set: links and `navigationDestination`.
nonisolated struct PresentedScreenModifier: ViewModifier {
  typealias Body = Never

  let isActive: Binding<Bool>?
  let handle: LinkHandle?
  /// A link's value, which goes onto the path instead.
  let value: AnyHashable?
  /// Whether only a `NavigationStack` shows it.
  let needsStack: Bool
  let content: () -> AnyView?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PresentedScreenNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class PresentedScreenNode<Modified: View>:
  ModifierNode<Modified, PresentedScreenModifier>, NavigationPresenter, LinkTarget, ValueLink
{
  var linkedValue: AnyHashable? { modifier.value }

  /// The flag of a link that has no binding.
  private var isOn = false
  /// The screen on a stack of UIKit's.
  private var page: HostedPage? {
    didSet {
      guard (oldValue == nil) != (page == nil) else { return }
      hold?.end()
      hold = page.map { _ in ScreenHold(by: graph) }
    }
  }
  private var hold: ScreenHold?

  private var model: NavigationModel? { environment.navigation.model }

  private var uiKitStack: UINavigationController? {
    graph.host?.hostController?.navigationController
  }

  // MARK: Life

  override func didRealize() {
    modifier.handle?.target = self
    check()
  }

  override func modifierDidChange(from old: PresentedScreenModifier) {
    modifier.handle?.target = self
    if isPresented { updateContent() }
    check()
  }

  override func refresh() {
    check()
  }

  /// C.4: a link that goes takes its screen along.
  override func willUnmount() {
    guard isPresented else { return }
    let model = model
    Stage.current.loop.enqueue { [self] in retract(from: model) }
  }

  // MARK: Flag

  /// Reads the flag; what follows is done after the update.
  private func check() {
    guard isRealized, modifier.value == nil else { return }
    let isWanted = evaluate { modifier.isActive?.wrappedValue ?? isOn }
    let isAnimated = !currentTransaction.disablesAnimations
    graph.enqueue { [weak self] in self?.follow(isWanted, animated: isAnimated) }
  }

  private func follow(_ isWanted: Bool, animated: Bool) {
    guard isMounted, isWanted != isPresented else { return }
    if isWanted { present(animated: animated) } else { retract(animated: animated) }
  }

  func activate() {
    if let value = modifier.value {
      guard let model, model.kind == .values else {
        // C.9.7
        return graph.log(NavigationDestinations.missingText(for: value))
      }
      guard !selects(value, in: model) else { return }
      return model.append(value)
    }
    if let isActive = modifier.isActive {
      isActive.wrappedValue = true
    } else {
      isOn = true
      follow(true, animated: true)
    }
  }

  private func selects(_ value: AnyHashable, in model: NavigationModel) -> Bool {
    guard model.selectsByLinks, let list = enclosingList,
      let chosen = list.selection?.value(TagValue(of: value))
    else { return false }
    list.choose(chosen)
    return true
  }

  // MARK: Screen

  private var isPresented: Bool {
    page != nil || model?.isPresenting(self) ?? false
  }

  var presentedContent: AnyView { modifier.content() ?? AnyView(EmptyView()) }

  private func present(animated: Bool) {
    guard modifier.content() != nil else { return }
    if let model {
      guard !modifier.needsStack || model.kind == .values else { return }
      return model.present(self, from: graph.host?.hostController, animated: animated)
    }
    // C.9.7
    guard !modifier.needsStack, let uiKitStack else { return }
    let page = HostedPage(presentedContent) { [weak self] in
      self?.environment.forPage
    }
    page.didLeave = { [weak self] in
      guard let self, self.page != nil else { return }
      self.page = nil
      self.presentedDidLeave()
    }
    self.page = page
    uiKitStack.pushViewController(page, animated: animated)
  }

  private func updateContent() {
    model?.update(self)
    page?.rootView = presentedContent
  }

  override func environmentDidChange() {
    page?.environmentMayHaveChanged()
    super.environmentDidChange()
  }

  private func retract(animated: Bool) {
    retract(from: model, animated: animated)
  }

  private func retract(from model: NavigationModel?, animated: Bool = true) {
    isOn = false
    model?.retract(self, animated: animated)
    guard let page else { return }
    self.page = nil
    guard let stack = page.navigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === page }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
  }

  func presentedDidLeave() {
    isOn = false
    guard let isActive = modifier.isActive, isActive.wrappedValue else { return }
    isActive.wrappedValue = false
  }
}
