@_spi(Headless) import UIKit

/// Presents a screen of its own while a flag is set.
nonisolated struct ModalModifier: ViewModifier {
  typealias Body = Never

  enum Style {
    case sheet, cover
    case popover(PopoverAttachmentAnchor)
  }

  let style: Style
  let isPresented: Binding<Bool>
  /// Another one means another screen.
  let identity: () -> AnyHashable?
  let onDismiss: (() -> Void)?
  let content: () -> AnyView?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ModalNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ModalNode<Modified: View>:
  LayoutModifierNode<Modified, ModalModifier>, WaitingPresentation
{
  private var page: HostedPage? {
    didSet {
      guard (oldValue == nil) != (page == nil) else { return }
      hold?.end()
      hold = page.map { _ in ScreenHold(by: graph) }
    }
  }
  private var hold: ScreenHold?
  private var identity: AnyHashable?
  private var delegate: SheetDelegate?
  private var isWaiting = false

  override func didRealize() {
    check()
  }

  override func modifierDidChange(from old: ModalModifier) {
    if let page, let content = modifier.content(), modifier.identity() == identity {
      page.rootView = content
    }
    check()
  }

  override func refresh() {
    check()
  }

  override func environmentDidChange() {
    page?.environmentMayHaveChanged()
    super.environmentDidChange()
  }

  override func willUnmount() {
    guard let page else { return }
    self.page = nil
    Stage.current.loop.enqueue { page.presentingViewController?.dismiss(animated: true) }
  }

  /// Reads the flag; what follows is done after the update.
  private func check() {
    guard isRealized, !isCopy else { return }
    let wanted = evaluate { () -> (Bool, AnyHashable?) in
      (modifier.isPresented.wrappedValue, modifier.identity())
    }
    let isAnimated = !currentTransaction.disablesAnimations
    graph.enqueue { [weak self] in
      self?.follow(wanted.0, identity: wanted.1, animated: isAnimated)
    }
  }

  private func follow(_ isWanted: Bool, identity: AnyHashable?, animated: Bool) {
    guard isMounted else { return }
    if let page, !isWanted || identity != self.identity {
      return dismiss(page, animated: animated)
    }
    guard isWanted, page == nil else { return }
    self.identity = identity
    Stage.current.loop.enqueue { [weak self] in self?.tryToPresent(animated: animated) }
  }

  private func dismiss(_ page: HostedPage, animated: Bool) {
    guard page.presentingViewController != nil, !PresentationQueue.isLeaving(page) else { return }
    PresentationQueue.run(in: page) {
      guard !PresentationQueue.isLeaving(page) else { return }
      page.presentingViewController?.dismiss(animated: animated)
    }
  }

  // MARK: Presenting

  func tryToPresent(animated: Bool = true) {
    guard isMounted, page == nil, modifier.isPresented.wrappedValue,
      let host = graph.host?.hostController, let content = modifier.content()
    else { return }
    guard PresentationQueue.canPresent(from: host) else {
      PresentationQueue.wait(self)
      return
    }
    let page = HostedPage(content) { [weak self] in
      self?.environment.forPage
    }
    page.requestDismissal = { [weak self] in self?.modifier.isPresented.wrappedValue = false }
    page.didEndPresentation = { [weak self] in self?.presentationDidEnd() }
    page.evaluateNow()
    self.page = page
    prepare(page, host: host)
    host.present(page, animated: animated)
    if page.presentingViewController == nil {
      self.page = nil
      PresentationQueue.wait(self)
    }
  }

  private func prepare(_ page: HostedPage, host: UIViewController) {
    let wishes = page.hostPreferences.sheet
    if wishes.hasOwnBackground == true { page.view.backgroundColor = .clear }
    let delegate = SheetDelegate()
    self.delegate = delegate
    switch modifier.style {
    case .sheet:
      page.modalPresentationStyle = .pageSheet
    case .cover:
      page.modalPresentationStyle = .fullScreen
    case .popover(let anchor):
      page.modalPresentationStyle = .popover
      guard let popover = page.popoverPresentationController else { return }
      popover.sourceView = containerView ?? host.view
      popover.sourceRect = anchor.rect(in: frame)
      unsettled("B.4: the arrowEdge of a popover is ignored")
      page.preferredContentSize = page.sizeThatFits(in: UIScreen.main.bounds.size)
      popover.delegate = delegate
    }
    delegate.adaptation = wishes.adaptation?.kind
    if let sheet = page.shownSheet {
      wishes.write(to: sheet)
      delegate.page = page
      sheet.delegate = delegate
    }
    page.didChangePreferences = { [weak page] in
      guard let page, let sheet = page.shownSheet else { return }
      page.hostPreferences.sheet.write(to: sheet)
    }
  }

  /// By a swipe, by code of UIKit or because the flag was cleared: the flag and the handler follow.
  private func presentationDidEnd() {
    page = nil
    delegate = nil
    let isNewer = modifier.isPresented.wrappedValue && modifier.identity() != identity
    if modifier.isPresented.wrappedValue, !isNewer { modifier.isPresented.wrappedValue = false }
    modifier.onDismiss?()
    if isNewer { check() }
    PresentationQueue.presentationDidEnd()
  }
}

/// Tells SwiftUI of a detent that the user chose, and adapts popovers.
final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  weak var page: HostedPage?
  var adaptation: PresentationAdaptation.Kind?

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard let wishes = page?.hostPreferences.sheet, let selection = wishes.selection,
      let chosen = wishes.detents?.first(where: {
        $0.identifier == sheetPresentationController.selectedDetentIdentifier
      })
    else { return }
    selection.wrappedValue = chosen
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    guard controller is UIPopoverPresentationController else {
      return adaptation == .cover ? .fullScreen : .none
    }
    guard let adaptation else { return .pageSheet }
    return switch adaptation {
    case .popover, .none: .none
    case .cover: .fullScreen
    case .automatic, .sheet: .pageSheet
    }
  }
}

extension HostedPage {
  /// The sheet that it is, or that a popover becomes.
  fileprivate var shownSheet: UISheetPresentationController? {
    sheetPresentationController
      ?? popoverPresentationController?.adaptiveSheetPresentationController
  }
}

extension PopoverAttachmentAnchor {
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      switch source.kind {
      case .bounds: return frame
      case .rect(let rect): return rect.offsetBy(dx: frame.minX, dy: frame.minY)
      case .point(let point):
        let x = frame.minX + frame.width * point.x
        return CGRect(x: x, y: frame.minY + frame.height * point.y, width: 1, height: 1)
      }
    case .point(let point):
      let x = frame.minX + frame.width * point.x
      return CGRect(x: x, y: frame.minY + frame.height * point.y, width: 1, height: 1)
    }
  }
}
