@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }

  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Opens a menu where a finger rests on its view.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var press = UILongPressGestureRecognizer()
  private var shown: UIContextMenuConfiguration?
  private var location = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    press.onChange = { [weak self] recognizer in
      guard recognizer.state == .began else { return }
      self?.open(at: recognizer)
    }
    view.addGestureRecognizer(press)
  }

  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(location, to: view) ?? location
  }

  open func dismissMenu() {
    if let window = view?.window { MenuPresenter.dismissAll(in: window) }
  }

  private func open(at recognizer: UIGestureRecognizer) {
    guard let view, view.window != nil else { return }
    location = recognizer.location(in: view)
    guard
      let configuration = delegate?.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location
      ),
      let menu = configuration.makeMenu()
    else { return }
    shown = configuration
    let animator = MenuAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    MenuPresenter.present(menu, from: view, sender: nil, liftsSource: true)
    MenuPresenter.onClose(in: view) { [weak self] in self?.menuDidClose() }
  }

  private func menuDidClose() {
    guard let shown else { return }
    self.shown = nil
    let animator = MenuAnimator()
    delegate?.contextMenuInteraction(self, willEndFor: shown, animator: animator)
    animator.run()
  }
}

/// Runs what is added along with a menu, and after it.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func run() {
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: 0.25,
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } }
    )
  }
}
