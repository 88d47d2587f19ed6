import SwiftUI
import UIKit

extension View {
  /// The view in a controller that can be pushed.
  func hosted() -> UIHostingController<Self> {
    UIHostingController(rootView: self)
  }

  /// Sets up the navigation item of the controller that hosts the view.
  func bar(
    title: String? = nil,
    subtitle: String? = nil,
    titleView: UIView? = nil,
    leading: [BarEntry] = [],
    trailing: [BarEntry] = []
  ) -> some View {
    background(
      BarBridge(
        title: title,
        subtitle: subtitle,
        titleView: titleView,
        leading: leading,
        trailing: trailing
      )
      .frame(width: 0, height: 0)
    )
  }
}

/// A view of no size that reaches up to its controller.
struct BarBridge: UIViewRepresentable {
  var title: String?
  var subtitle: String?
  var titleView: UIView?
  var leading: [BarEntry]
  var trailing: [BarEntry]

  func makeUIView(context: Context) -> BarAnchorView {
    let view = BarAnchorView()
    view.isUserInteractionEnabled = false
    view.isHidden = true
    return view
  }

  func updateUIView(_ uiView: BarAnchorView, context: Context) {
    uiView.configure = configure
    uiView.configureIfPossible()
  }

  private func configure(_ controller: UIViewController) {
    let item = controller.navigationItem
    item.title = title
    if let titleView {
      item.titleView = titleView
    } else if #available(iOS 26.0, *) {
      item.subtitle = subtitle
    } else if let subtitle {
      item.titleView = TwoLineTitle(title: title, subtitle: subtitle)
    }
    item.leftBarButtonItems = leading.isEmpty ? nil : leading.map { $0.makeItem(for: controller) }
    item.rightBarButtonItems =
      trailing.isEmpty ? nil : trailing.map { $0.makeItem(for: controller) }
  }
}

final class BarAnchorView: UIView {
  var configure: ((UIViewController) -> Void)?

  func configureIfPossible() {
    guard window != nil, let controller = hostingController else { return }
    configure?(controller)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    configureIfPossible()
  }

  private var hostingController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

final class TwoLineTitle: UIStackView {
  convenience init(title: String?, subtitle: String) {
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    let subtitleLabel = UILabel()
    subtitleLabel.text = subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .caption1)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.textAlignment = .center
    self.init(arrangedSubviews: [titleLabel, subtitleLabel])
    axis = .vertical
  }
}
