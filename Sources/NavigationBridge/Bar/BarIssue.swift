/// The texts of what can go wrong with a bar's description.
enum BarIssue {
  static func missingBridge(_ configuration: NavigationBarConfiguration) -> String {
    """
    Can't show \(configuration.summary) in the navigation bar: the screen's hosting controller has \
    no bridge. Host the screen with 'hostedWithBridge()', or give its controller a 'ScreenBridge'.
    """
  }

  static func lateModifier(_ configuration: NavigationBarConfiguration) -> String {
    """
    Can't show \(configuration.summary) in the first frame: the modifier stands where measuring \
    the screen doesn't reach it, such as in a 'ScrollView', a 'GeometryReader', a fixed 'frame' or \
    a lazy row. Move it to the outermost view of the screen.
    """
  }

  static func repeatedID(_ id: AnyHashable, in place: String) -> String {
    """
    Can't show the \(place) items: the id '\(id.base)' is declared twice. Give each item of the \
    list an id of its own with 'id(_:)'.
    """
  }

  static func unknownSymbol(_ name: String) -> String {
    """
    Can't show the bar item 'systemImage("\(name)")': the system has no symbol of that name. Check \
    the name in the SF Symbols app, or use 'image(_:)'.
    """
  }

  static let emptyTitle = """
    Can't show the bar item 'title("")': it has neither a title nor an accessibility label, so \
    nobody could see or hear it. Give it a title.
    """

  static let unlabelledImage = """
    Can't name the bar item 'image(_:)' for VoiceOver: it has no accessibility label. Say what it \
    does with 'accessibilityLabel:'.
    """

  static let nestedStack = """
    Can't show one navigation bar: the screen contains a 'NavigationStack' or 'NavigationView', \
    which has a bar of its own. Push without it, or hide the outer bar on this screen with \
    'uiKitNavigationBarHidden()'.
    """

  static func emptyImage(_ label: String?) -> String {
    """
    Can't show the bar item 'image(_:)' \(label.map { "labelled '\($0)'" } ?? "without a label"): \
    its image has no size. Give it an image that could be loaded.
    """
  }

  static func emptyView(_ name: String) -> String {
    """
    Can't see or tap the bar item '\(name)': its view has no size. Give the view a size, or hide \
    the item with 'isHidden(_:)'.
    """
  }

  static func emptyMenu(_ name: String) -> String {
    """
    Can't open the menu of the bar item '\(name)': it has no elements. Give it some, or leave the \
    menu out.
    """
  }

  static let ownedSwipe = """
    Can't keep the swipe back on a screen without a back button: the app has set the delegate of \
    'interactivePopGestureRecognizer' itself. Answer 'gestureRecognizerShouldBegin(_:)' there.
    """

  static func presenting(_ controller: String, over presented: String) -> String {
    """
    Can't present '\(controller)' from a bar item: the screen already presents '\(presented)'. \
    Dismiss that first.
    """
  }
}

extension NavigationBarConfiguration {
  /// What the description names, for an issue.
  var summary: String {
    if let title { return "the title '\(title)'" }
    if let part = namedParts.min() { return "the \(part.name)" }
    return "nothing"
  }
}
