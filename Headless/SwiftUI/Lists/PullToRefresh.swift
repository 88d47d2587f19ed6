@_spi(Headless) import UIKit

// B.2
@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  @MainActor
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  @available(iOS 15.0, *)
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension View {
  @available(iOS 15.0, *)
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Refreshes what a scroll view shows when it is pulled down far enough.
@MainActor
final class PullToRefresh {
  private static let height: CGFloat = 60

  weak var scroll: UIScrollView?
  var action: RefreshAction?
  private var spinner: UIActivityIndicatorView?
  private var hasPulled = false

  func scrollDidMove() {
    guard let scroll, let action else { return }
    let pulled = -(scroll.contentOffset.y + scroll.adjustedContentInset.top)
    guard scroll.isDragging else {
      if pulled <= 0 { hasPulled = false }
      return
    }
    guard pulled > Self.height, spinner == nil, !hasPulled else { return }
    hasPulled = true
    begin(action, in: scroll)
  }

  private func begin(_ action: RefreshAction, in scroll: UIScrollView) {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.frame.origin = CGPoint(x: scroll.bounds.width / 2 - 10, y: -Self.height / 2 - 10)
    spinner.startAnimating()
    scroll.addSubview(spinner)
    scroll.contentInset.top += Self.height
    self.spinner = spinner
    Task { @MainActor [weak self] in
      await action()
      self?.end()
    }
  }

  private func end() {
    guard let spinner else { return }
    self.spinner = nil
    spinner.removeFromSuperview()
    guard let scroll else { return }
    scroll.contentInset.top -= Self.height
    scroll.setNeedsLayout()
  }
}
