public import UIKit

// B.8
@available(iOS 16.0, *)
nonisolated public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  let content: Content
  var background: Background
  var margins = HostedMargins()
  var minimum = (width: CGFloat?.none, height: CGFloat?.none)

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration {
    self
  }

  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    replacing(background: _UIHostingConfigurationBackgroundView(style: style))
  }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    replacing(background: content())
  }

  private func replacing<B: View>(background: B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: content,
      background: background,
      margins: margins,
      minimum: minimum
    )
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.margins.top = length }
    if edges.contains(.leading) { copy.margins.leading = length }
    if edges.contains(.bottom) { copy.margins.bottom = length }
    if edges.contains(.trailing) { copy.margins.trailing = length }
    return copy
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimum = (width, height)
    return copy
  }

  public func minSize() -> UIHostingConfiguration {
    minSize(width: 0, height: 0)
  }
}

@available(iOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

@available(iOS 16.0, *)
nonisolated public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  @MainActor
  public var body: some View { Rectangle().fill(style) }
}

/// How far the content of a cell is from its edges.
nonisolated struct HostedMargins: Equatable {
  var top: CGFloat = 11
  var leading: CGFloat = 16
  var bottom: CGFloat = 11
  var trailing: CGFloat = 16

  var insets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// Shows the views of a configuration in a cell.
@available(iOS 16.0, *)
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView,
  HeightForWidth
{
  typealias Configuration = UIHostingConfiguration<Content, Background>

  private var shown: Configuration
  private let host: UIHostingController<HostedCell<Content, Background>>

  init(_ configuration: Configuration) {
    shown = configuration
    host = UIHostingController(rootView: HostedCell(configuration: configuration))
    super.init(frame: .zero)
    host.view.backgroundColor = .clear
    addSubview(host.view)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? Configuration else { return }
      shown = new
      host.rootView = HostedCell(configuration: new)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  /// A row is as high as a finger needs.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 320
    let fitting = host.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(
      width: max(width, shown.minimum.width ?? 0),
      height: max(fitting.height, shown.minimum.height ?? 44)
    )
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}

@available(iOS 16.0, *)
nonisolated struct HostedCell<Content: View, Background: View>: View {
  let configuration: UIHostingConfiguration<Content, Background>

  @MainActor
  var body: some View {
    VStack { configuration.content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(configuration.margins.insets)
      .background(configuration.background)
  }
}
