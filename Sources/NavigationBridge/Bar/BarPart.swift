import UIKit

/// One part of a screen's bar that a description can name, in the order in which parts are written.
enum BarPart: Int, CaseIterable, Comparable {
  case title
  case attributedTitle
  case subtitle
  case attributedSubtitle
  case subtitleView
  case titleView
  case largeTitle
  case largeSubtitle
  case largeAttributedSubtitle
  case largeSubtitleView
  case titleDisplayMode
  case prompt
  case titleMenu
  case rename
  case document
  case backButton
  case style
  case customization
  case leading
  case center
  case trailing
  case pinnedTrailing
  case overflow
  case appearance
  case search
  case minimization
  case toolbar
  case statusBar
  case homeIndicator
  case hidden
  case swipeBack
  case bottomBar
  case forwarded

  static func < (left: BarPart, right: BarPart) -> Bool { left.rawValue < right.rawValue }

  /// What writes the part to a screen's item and puts back what was there.
  @MainActor
  func makeSlot() -> (any BarSlot)? {
    switch self {
    case .title: ValueSlot.title
    case .attributedTitle, .attributedSubtitle, .largeAttributedSubtitle:
      AttributedTextSlot(self)
    case .subtitle: ValueSlot.subtitle
    case .subtitleView, .largeSubtitleView: SubtitleViewSlot(self)
    case .titleView: TitleViewSlot()
    case .largeTitle: ValueSlot.largeTitle
    case .largeSubtitle: ValueSlot.largeSubtitle
    case .titleDisplayMode: ValueSlot.titleDisplayMode
    case .prompt: ValueSlot.prompt
    case .titleMenu: TitleMenuSlot()
    case .rename: RenameSlot()
    case .document: DocumentSlot()
    case .backButton: BackButtonSlot()
    case .style: ValueSlot.style
    case .customization: ValueSlot.customization
    case .leading: ItemsSlot(.leading)
    case .center: ItemsSlot(.center)
    case .trailing: ItemsSlot(.trailing)
    case .pinnedTrailing: ItemsSlot(.pinnedTrailing)
    case .overflow: OverflowSlot()
    case .appearance: AppearanceSlot()
    case .search: SearchSlot()
    case .minimization: MinimizationSlot()
    case .toolbar: ItemsSlot(.toolbar)
    case .statusBar: SystemBarsSlot(self) { $0.setNeedsStatusBarAppearanceUpdate() }
    case .homeIndicator: SystemBarsSlot(self) { $0.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    case .bottomBar: ValueSlot.bottomBar
    // Two are wishes for the stack, held by nobody's item; the third names others.
    case .hidden, .swipeBack, .forwarded: nil
    }
  }

  /// The part's name, for an issue.
  var name: String {
    switch self {
    case .title, .attributedTitle: "title"
    case .subtitle, .attributedSubtitle: "subtitle"
    case .subtitleView: "subtitle view"
    case .titleView: "title view"
    case .largeTitle: "large title"
    case .largeSubtitle, .largeAttributedSubtitle: "large subtitle"
    case .largeSubtitleView: "large subtitle view"
    case .titleDisplayMode: "title display mode"
    case .prompt: "prompt"
    case .titleMenu: "title menu"
    case .rename: "rename action"
    case .document: "document"
    case .backButton: "back button"
    case .style: "style"
    case .customization: "customization identifier"
    case .leading: "leading items"
    case .center: "center groups"
    case .trailing: "trailing items"
    case .pinnedTrailing: "pinned group"
    case .overflow: "overflow items"
    case .appearance: "appearance"
    case .search: "search"
    case .minimization: "minimization"
    case .statusBar: "status bar"
    case .homeIndicator: "home indicator"
    case .toolbar: "toolbar"
    case .hidden: "hidden bar"
    case .swipeBack: "swipe back"
    case .bottomBar: "hidden tab bar"
    case .forwarded: "forwarded item"
    }
  }
}
