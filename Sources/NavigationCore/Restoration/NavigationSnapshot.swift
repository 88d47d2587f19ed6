public import Foundation

/// Where a person was: the routes of a stack, and the chain of modals above it.
///
/// A navigator makes it and goes back to it. In between it is data of its own format, with a
/// version: an app stores it as it is, and needs to know nothing about it.
public struct NavigationSnapshot: Hashable, Sendable {
  /// The version of the format that this package writes.
  public static let currentVersion = 1

  /// How many screens are restored at most, in all stacks together.
  public static let maximumCount = 256

  /// How many bytes of stored data are looked at, at most.
  public static let maximumSize = 1 << 20

  /// One screen that was reached by a route.
  package struct Place: Hashable, Sendable, Codable {
    /// The name of the route's type.
    package let type: String
    /// The route, encoded.
    package let route: Data

    package init(type: String, route: Data) {
      self.type = type
      self.route = route
    }
  }

  /// One modal of the chain.
  package struct Modal: Hashable, Sendable, Codable {
    package let root: Place
    /// Above the root of its own stack.
    package var path: [Place]
    package let hasStack: Bool
    package let style: Style

    package init(root: Place, path: [Place], hasStack: Bool, style: Style) {
      self.root = root
      self.path = path
      self.hasStack = hasStack
      self.style = style
    }
  }

  /// How a modal stood over what was below it.
  package enum Style: Hashable, Sendable, Codable {
    case automatic, pageSheet, formSheet, fullScreen, overFullScreen
    case sheet(detents: [Detent], showsGrabber: Bool)
  }

  /// A height of a sheet.
  package enum Detent: Hashable, Sendable, Codable {
    case medium, large
    case fraction(Double)
    case points(Double)
  }

  /// The routes above the root, the lowest first.
  package var path: [Place]
  /// The modals, the lowest first.
  package var modals: [Modal]

  /// What was left out with all above it, since no route or no style that can be stored names it.
  ///
  /// Nil: nothing was.
  public package(set) var omitted: String?

  package init(path: [Place] = [], modals: [Modal] = [], omitted: String? = nil) {
    self.path = path
    self.modals = modals
    self.omitted = omitted
  }

  /// Whether there is nothing to go back to: the root is shown.
  public var isEmpty: Bool { path.isEmpty && modals.isEmpty }

  /// The number of screens above the root, in all stacks.
  public var count: Int { modals.reduce(path.count) { $0 + 1 + $1.path.count } }
}

// MARK: - The format

extension NavigationSnapshot: Codable {
  private enum Key: String, CodingKey {
    case version = "navigationSnapshot"
    case path, modals
  }

  /// Reads a snapshot that was encoded with others in one value.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError`; of a version that this package doesn't know, a
  ///   `RestorationProblem`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else { throw RestorationProblem.otherVersion(version) }
    path = try values.decode([Place].self, forKey: .path)
    modals = try values.decode([Modal].self, forKey: .modals)
    omitted = nil
  }

  /// Writes the snapshot with its version.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.currentVersion, forKey: .version)
    try values.encode(path, forKey: .path)
    try values.encode(modals, forKey: .modals)
  }

  /// Reads what `data()` has written.
  ///
  /// - Parameter data: The stored data.
  /// - Throws: Why it can't be read.
  public init(data: Data) throws(RestorationProblem) {
    guard data.count <= Self.maximumSize else { throw .tooLarge(data.count) }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let problem as RestorationProblem {
      throw problem
    } catch {
      throw .unreadable
    }
  }

  /// The snapshot as data to store: JSON with sorted keys, so equal snapshots have equal data.
  ///
  /// - Returns: The data.
  /// - Throws: What the encoder throws.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}
