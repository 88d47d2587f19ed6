public import Foundation

extension UIButton {
  @available(iOS 15.0, *)
  public struct Configuration: Hashable, Sendable {
    enum Base: Hashable, Sendable {
      case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass
    }

    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    @available(iOS 16.0, *)
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    private(set) var base: Base
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { transformer.transformer }
      set { transformer = HashableTransformer(transformer: newValue) }
    }
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer.transformer }
      set { titleTransformer = HashableTextTransformer(transformer: newValue) }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer.transformer }
      set { subtitleTransformer = HashableTextTransformer(transformer: newValue) }
    }
    @available(iOS 16.0, *)
    public var indicator: Indicator {
      get { Indicator(rawValue: storedIndicator) ?? .automatic }
      set { storedIndicator = newValue.rawValue }
    }
    @available(iOS 16.0, *)
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { markTransformer.transformer }
      set { markTransformer = HashableTransformer(transformer: newValue) }
    }
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placement) }
      set { placement = newValue.rawValue }
    }
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var imageReservation: CGFloat = 0
    public var automaticallyUpdateForSelection = true
    private var ownInsets: HashableInsets?
    private var transformer = HashableTransformer(transformer: nil)
    private var markTransformer = HashableTransformer(transformer: nil)
    private var titleTransformer = HashableTextTransformer(transformer: nil)
    private var subtitleTransformer = HashableTextTransformer(transformer: nil)
    private var storedIndicator = 0
    private var placement = NSDirectionalRectEdge.leading.rawValue

    init(_ base: Base) {
      self.base = base
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    @available(iOS 26.0, *)
    public static func glass() -> Configuration { Configuration(.glass) }
    @available(iOS 26.0, *)
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    @available(iOS 26.0, *)
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    @available(iOS 26.0, *)
    public static func prominentClearGlass() -> Configuration {
      Configuration(.prominentClearGlass)
    }

    /// The size's own insets until they are set (ios-look 6, Buttons).
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets?.value ?? defaultInsets }
      set { ownInsets = HashableInsets(value: newValue) }
    }

    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    private var defaultInsets: NSDirectionalEdgeInsets {
      let (vertical, side): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (3, 8)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical,
        leading: side,
        bottom: vertical,
        trailing: side
      )
    }

    /// The look of a selected button, where the configuration gives it one.
    var selected: Configuration {
      guard automaticallyUpdateForSelection else { return self }
      var copy = self
      switch base {
      case .plain: copy.base = .tinted
      case .gray, .tinted: copy.base = .filled
      case .filled, .glass, .prominentGlass, .clearGlass, .prominentClearGlass: break
      }
      return copy
    }

    var font: UIFont {
      switch buttonSize {
      case .mini, .small: .systemFont(ofSize: 15)
      case .medium: .systemFont(ofSize: 17)
      case .large: .systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
      }
    }

    var isProminent: Bool {
      base == .filled || base == .prominentGlass || base == .prominentClearGlass
    }

    var isGlass: Bool {
      switch base {
      case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
      case .plain, .gray, .tinted, .filled: false
      }
    }

    @MainActor @preconcurrency
    public func updated(for button: UIButton) -> Configuration { self }
  }
}
