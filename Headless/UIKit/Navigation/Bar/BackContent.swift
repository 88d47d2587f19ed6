/// The back button of the item on top (C.6.1 to C.6.4).
@MainActor
struct BackContent {
  /// Titles to try, the longest first; the last, "", is the chevron alone.
  var titles: [String]
  /// What VoiceOver says and the tester reads: the title before it was shortened or left out.
  var spokenTitle: String
  var image: UIImage?
  var tintColor: UIColor?
  var isEnabled = true
  var backItem: UIBarButtonItem?
  /// Runs in place of the pop.
  var action: UIAction?

  static let genericTitle = "Back"

  init?(top: UINavigationItem, previous: UINavigationItem?, look: SystemLook) {
    guard !top.hidesBackButton else { return nil }
    guard top.leftItemsSupplementBackButton || !top.sides.replaceBackButton else { return nil }
    action = top.backAction
    guard let previous else {
      // C.6.4: without a back button of its own one is made of the action's title and image.
      guard let action = top.backAction else { return nil }
      titles = action.title.isEmpty ? [""] : [action.title, ""]
      spokenTitle = action.title.isEmpty ? Self.genericTitle : action.title
      image = action.image
      return
    }
    backItem = previous.backBarButtonItem
    image = backItem?.image
    tintColor = backItem?.tintColor
    isEnabled = backItem?.isEnabled ?? true
    let title = previous.backTitle
    spokenTitle = title.isEmpty ? Self.genericTitle : title
    let shown = look == .glass ? previous.declaredBackTitle : title
    switch previous.backButtonDisplayMode {
    case .minimal:
      titles = [""]
    case .default, .generic:
      titles = Self.candidates(shown ?? "")
    }
  }

  private static func candidates(_ title: String) -> [String] {
    switch title {
    case "": [""]
    case genericTitle: [genericTitle, ""]
    default: [title, genericTitle, ""]
    }
  }
}

extension ItemSides {
  /// C.6.1: any left item replaces the back button.
  var replaceBackButton: Bool {
    let items = leading.items
    if !items.isEmpty, items.allSatisfy(\.isHidden) {
      unsettled("C.6.1: left items that are all hidden replace the back button")
    }
    return !items.isEmpty
  }
}

extension UINavigationItem {
  /// C.6.3: the title of the back button that leads here.
  var backTitle: String {
    if let title = backBarButtonItem?.title { return title }
    guard backButtonDisplayMode != .generic else { return BackContent.genericTitle }
    return backButtonTitle ?? title ?? BackContent.genericTitle
  }

  /// On iOS 26 the default back button shows only its image: a title must have been declared.
  var declaredBackTitle: String? {
    if let title = backBarButtonItem?.title { return title }
    return backButtonDisplayMode == .generic ? nil : backButtonTitle
  }

  /// The item in the back button's menu, whatever the button shows.
  var backMenuTitle: String {
    let titles = [backBarButtonItem?.title, backButtonTitle, title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? BackContent.genericTitle
  }
}
