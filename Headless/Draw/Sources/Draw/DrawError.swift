/// Why no picture can be drawn.
public enum DrawError: Error, Equatable, CustomStringConvertible {
  /// The family wasn't found: another one would be drawn in its place.
  case missingFont(family: String, found: String)
  case missingIcons(folder: String)
  case surface(String)

  public var description: String {
    switch self {
    case .missingFont(let family, let found):
      "The font '\(family)' isn't installed ('\(found)' would be drawn instead). "
        + "Install the package fonts-inter."
    case .missingIcons(let folder):
      "There are no icons in '\(folder)'. Install the package bootstrap-icons."
    case .surface(let reason):
      "The picture couldn't be drawn: \(reason)."
    }
  }
}
