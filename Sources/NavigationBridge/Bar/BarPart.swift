/// One part of a screen's bar that a description can name, in the order in which parts are written.
enum BarPart: Int, CaseIterable, Comparable {
  case title
  case subtitle
  case titleView
  case titleDisplayMode
  case prompt
  case titleMenu
  case backButton
  case leading
  case trailing
  case appearance
  case search
  case toolbar
  case hidden
  case swipeBack
  case bottomBar

  static func < (left: BarPart, right: BarPart) -> Bool { left.rawValue < right.rawValue }

  /// What writes the part to a screen's item and puts back what was there.
  @MainActor
  func makeSlot() -> (any BarSlot)? {
    switch self {
    case .title: ValueSlot.title
    case .subtitle: ValueSlot.subtitle
    case .titleView: TitleViewSlot()
    case .titleDisplayMode: ValueSlot.titleDisplayMode
    case .prompt: ValueSlot.prompt
    case .titleMenu: TitleMenuSlot()
    case .backButton: BackButtonSlot()
    case .leading: ItemsSlot(.leading)
    case .trailing: ItemsSlot(.trailing)
    case .appearance: AppearanceSlot()
    case .search: SearchSlot()
    case .toolbar: ItemsSlot(.toolbar)
    case .bottomBar: ValueSlot.bottomBar
    // They are wishes for the stack, held by nobody's item.
    case .hidden, .swipeBack: nil
    }
  }

  /// The part's name, for an issue.
  var name: String {
    switch self {
    case .title: "title"
    case .subtitle: "subtitle"
    case .titleView: "title view"
    case .titleDisplayMode: "title display mode"
    case .prompt: "prompt"
    case .titleMenu: "title menu"
    case .backButton: "back button"
    case .leading: "leading items"
    case .trailing: "trailing items"
    case .appearance: "appearance"
    case .search: "search"
    case .toolbar: "toolbar"
    case .hidden: "hidden bar"
    case .swipeBack: "swipe back"
    case .bottomBar: "hidden tab bar"
    }
  }
}
