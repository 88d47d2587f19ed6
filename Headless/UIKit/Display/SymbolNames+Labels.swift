extension SymbolNames {
  /// What VoiceOver says for a symbol without a label of its own.
  public static func label(for name: String) -> String {
    if let label = labels[name] { return label }
    var parts = name.split(separator: ".").map(String.init)
    parts.removeAll { ["fill", "circle", "square", "rectangle"].contains($0) }
    let base = parts.joined(separator: ".")
    if let label = labels[base] { return label }
    let words = (parts.isEmpty ? name.split(separator: ".").map(String.init) : parts)
      .joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let labels: [String: String] = [
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Go Up", "chevron.down": "Go Down",
    "xmark": "Close", "checkmark": "Selected", "plus": "Add", "minus": "Remove",
    "ellipsis": "More", "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Save",
    "square.and.pencil": "Compose", "pencil": "Edit", "trash": "Delete", "folder": "Folder",
    "doc": "Document", "doc.on.doc": "Copy", "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Undo", "arrow.uturn.backward": "Undo", "arrow.uturn.left": "Undo",
    "arrow.uturn.forward": "Redo", "arrow.uturn.right": "Redo", "bell": "Notifications",
    "star": "Favorite", "heart": "Love", "bookmark": "Bookmark", "person": "Profile",
    "person.crop": "Profile", "house": "Home", "list.bullet": "List",
    "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "line.horizontal.3.decrease": "Filter", "info": "Info", "questionmark": "Help",
    "exclamationmark.triangle": "Warning", "lock": "Lock", "lock.open": "Unlock",
    "eye": "Show", "eye.slash": "Hide", "photo": "Image", "camera": "Camera", "video": "Video",
    "play": "Play", "pause": "Pause", "stop": "Stop", "forward": "Fast Forward",
    "backward": "Rewind", "mic": "Microphone", "envelope": "Mail", "phone": "Phone",
    "message": "Message", "paperplane": "Send", "cart": "Shopping Cart", "link": "Link",
    "slider.horizontal.3": "Adjust", "arrow.left": "Back", "arrow.right": "Forward",
  ]
}
