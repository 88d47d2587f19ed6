extension UIBarButtonItem.SystemItem {
  /// The symbol that stands for it, nil where a text does (D.1).
  func symbolName(look: SystemLook) -> String? {
    switch self {
    case .done: look == .glass ? "checkmark" : nil
    case .cancel: look == .glass ? "xmark" : nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .close: look == .glass ? "xmark" : "xmark.circle.fill"
    case .writingTools: "apple.writing.tools"
    default: nil
    }
  }

  /// What VoiceOver says, and the text of those that show one.
  var localizedName: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    default: ""
    }
  }
}

extension UIBarButtonItem {
  var systemItem: SystemItem? {
    if case .system(let item) = kind { item } else { nil }
  }

  /// D.1: the label, else the title, else the name of the system item or the symbol.
  @_spi(Headless)
  public var spokenName: String? {
    let names = [
      accessibilityLabel, title, systemItem?.localizedName, image?.spokenName,
      customView?.accessibilityLabel,
    ]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The title for menus and for bars that show texts.
  var menuTitle: String {
    let names = [title, systemItem?.localizedName, accessibilityLabel, image?.spokenName]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}

extension UIBarButtonItem {
  /// What a controller's edit button says.
  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .prominent : .plain
  }
}
