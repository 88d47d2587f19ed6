// A.7
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UITabSidebarItem: NSObject {
  @MainActor @preconcurrency
  public enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  @MainActor @preconcurrency
  open class Request: NSObject {
    public let content: UITabSidebarItem.Content
    let isHeader: Bool

    init(_ content: UITabSidebarItem.Content, isHeader: Bool) {
      self.content = content
      self.isHeader = isHeader
    }
  }

  public let content: UITabSidebarItem.Content
  private let isHeader: Bool

  public init(request: UITabSidebarItem.Request) {
    content = request.content
    isHeader = request.isHeader
    super.init()
    contentConfiguration = defaultContentConfiguration()
  }

  open var contentConfiguration: any UIContentConfiguration = UIListContentConfiguration.cell()
  open var backgroundConfiguration = UIBackgroundConfiguration.clear()
  open internal(set) var configurationState = UICellConfigurationState(
    traitCollection: UITraitCollection()
  )

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var configuration: UIListContentConfiguration = isHeader ? .header() : .sidebarCell()
    switch content {
    case .tab(let tab):
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      configuration.image = isHeader ? nil : tab.image
    case .action(let action):
      configuration.text = action.title
      configuration.image = action.image
    }
    return configuration
  }

  /// What is selected lies on a box of its own.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    guard configurationState.isSelected else { return configuration }
    configuration.backgroundColor = .tertiarySystemFill
    configuration.cornerRadius = 10
    return configuration
  }
}
