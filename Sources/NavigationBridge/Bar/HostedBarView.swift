import SwiftUI
import UIKit

/// A SwiftUI view inside the bar: in place of the title, or as an item.
///
/// The hosting controller has no parent: as a child of the screen, its view in the bar would break
/// the rule that a child's view lies in its parent's.
@MainActor
final class HostedBarView: UIView {
  private let host = UIHostingController(rootView: AnyView(EmptyView()))

  override init(frame: CGRect) {
    super.init(frame: frame)
    host.view.backgroundColor = .clear
    if #available(iOS 16.4, *) { host.safeAreaRegions = [] }
    addSubview(host.view)
  }

  @available(*, unavailable, message: "Call 'init(frame:)' instead.")
  required init?(coder: NSCoder) {
    preconditionFailure("A hosted bar view can't be decoded.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  /// Shows another value of the content.
  ///
  /// Its state stays where the structure is the same.
  func update(_ content: AnyView) {
    if #available(iOS 16.4, *) {
      host.rootView = content
    } else {
      host.rootView = AnyView(content.ignoresSafeArea())
    }
    invalidateIntrinsicContentSize()
    let fitting = intrinsicContentSize
    if bounds.size != fitting {
      frame.size = fitting
      setNeedsLayout()
    }
  }

  override var intrinsicContentSize: CGSize {
    fitting(CGSize(width: CGFloat.infinity, height: 44))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(size)
  }

  /// A view that takes whatever there is gets more than any bar has, as layout takes no infinity.
  private func fitting(_ size: CGSize) -> CGSize {
    let fitting = host.sizeThatFits(in: size)
    guard !fitting.width.isFinite || !fitting.height.isFinite else { return fitting }
    let most = UIView.layoutFittingExpandedSize.width
    return host.sizeThatFits(in: CGSize(width: min(size.width, most), height: min(size.height, 44)))
  }
}
