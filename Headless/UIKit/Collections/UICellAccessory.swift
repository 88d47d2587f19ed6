import Foundation

// A.7
@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  enum Kind {
    case disclosureIndicator, checkmark, label, custom, detail, outline
  }

  let kind: Kind
  let displayed: DisplayedState
  var tintColor: UIColor?
  private var ownView: UIView?

  private init(_ kind: Kind, _ displayed: DisplayedState) {
    self.kind = kind
    self.displayed = displayed
  }

  // MARK: Disclosure and checkmark

  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?

    public init(tintColor: UIColor? = nil) {
      self.tintColor = tintColor
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.disclosureIndicator, displayed)
    accessory.tintColor = options.tintColor
    return accessory
  }

  public struct CheckmarkOptions {
    public var tintColor: UIColor?

    public init(tintColor: UIColor? = nil) {
      self.tintColor = tintColor
    }
  }

  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.checkmark, displayed)
    accessory.tintColor = options.tintColor
    return accessory
  }

  // MARK: Outlines

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      case automatic, header, cell
    }

    public var style: Style
    public var tintColor: UIColor?

    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic
  private(set) var outlineAction: (() -> Void)?

  /// With an action of its own the app opens and closes the item itself.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outline, displayed)
    accessory.tintColor = options.tintColor
    accessory.outlineStyle = options.style
    accessory.outlineAction = actionHandler
    accessory.ownView = OutlineButton()
    return accessory
  }

  // MARK: Texts and views

  public struct LabelOptions {
    public var tintColor: UIColor?
    public var font: UIFont

    public init(
      tintColor: UIColor? = nil,
      font: UIFont = UIFont.preferredFont(forTextStyle: .body)
    ) {
      self.tintColor = tintColor
      self.font = font
    }
  }

  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed)
    let label = UILabel()
    label.text = text
    label.font = options.font
    label.textColor = options.tintColor ?? .secondaryLabel
    accessory.ownView = label
    return accessory
  }

  public enum Placement {
    case trailing(displayed: DisplayedState = .always)
  }

  public struct CustomViewConfiguration {
    public var customView: UIView
    public var placement: Placement

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .trailing(let displayed): displayed
      }
    var accessory = UICellAccessory(.custom, displayed)
    accessory.ownView = configuration.customView
    return accessory
  }

  @available(iOS 15.4, *)
  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed)
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addAction(UIAction { _ in actionHandler?() }, for: .touchUpInside)
    accessory.ownView = button
    return accessory
  }

  // MARK: Showing

  var size: CGSize {
    switch kind {
    case .disclosureIndicator: Accessory.disclosureSize
    case .checkmark: Accessory.checkmarkSize
    case .label, .custom, .detail, .outline: ownView.map { Self.size(of: $0) } ?? .zero
    }
  }

  var width: CGFloat { size.width }

  private static func size(of view: UIView) -> CGSize {
    view.frame.size == .zero ? view.fittingSize(width: nil, height: nil) : view.frame.size
  }

  func makeView() -> UIView? {
    guard let ownView else { return nil }
    if ownView.frame.size == .zero { ownView.frame.size = Self.size(of: ownView) }
    return ownView
  }

  func view(in shown: [UIView]) -> UIView? {
    shown.first { $0 === ownView }
  }
}
