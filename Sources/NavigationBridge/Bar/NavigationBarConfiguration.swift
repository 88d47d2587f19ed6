import UIKit

/// What a screen wants its navigation bar to show, as a value.
///
/// A part that is nil isn't named: whoever set it, it stays. An empty list of items is named: the
/// bar shows none.
///
/// ```swift
/// var bar = NavigationBarConfiguration(title: "Details", subtitle: "3 of 7")
/// bar.trailing = [.title("Save") { _ in save() }]
/// ```
///
/// A screen says it with `uiKitNavigationBar(_:)`, or ahead of its first body by
/// `NavigationBarProviding`.
public struct NavigationBarConfiguration {
  /// What a part says.
  ///
  /// SwiftUI leaves a modifier alone whose parts are all equal. What has no equality, such as an
  /// item's action, is always new; so is an object, which may have changed inside.
  ///
  /// It is an object, so that descriptions are copied and merged without copying what they say.
  private final class Part: Equatable {
    let part: BarPart
    let value: Any
    let comparable: AnyHashable?
    let site: CallSite

    init(_ part: BarPart, _ value: Any, comparable: AnyHashable? = nil, site: CallSite) {
      self.part = part
      self.value = value
      self.comparable = comparable
      self.site = site
    }

    static func == (left: Part, right: Part) -> Bool {
      guard left.part == right.part, let own = left.comparable, let other = right.comparable else {
        return false
      }
      return own == other && left.site == right.site
    }
  }

  /// In the order in which parts are written: there are few.
  private var parts: [Part] = []
  /// The place that names parts from now on.
  var site: CallSite

  /// Creates a description of the named parts.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title.
  ///   - leading: The items at the leading edge, the outermost first.
  ///   - trailing: The items at the trailing edge, the outermost first.
  ///   - fileID: The file that issues with these parts name.
  ///   - line: The line that they name.
  public init(
    title: String? = nil,
    subtitle: String? = nil,
    leading: [UIKitNavigationBarItem]? = nil,
    trailing: [UIKitNavigationBarItem]? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) {
    site = CallSite(fileID: fileID, line: line)
    if let title { self.title = title }
    if let subtitle { self.subtitle = subtitle }
    if let leading { self.leading = leading }
    if let trailing { self.trailing = trailing }
  }

  /// Whether no part is named.
  public var isEmpty: Bool { parts.isEmpty }

  /// Takes over the parts of another description that this one doesn't name.
  ///
  /// - Parameter other: The description that comes second.
  public mutating func fill(from other: NavigationBarConfiguration) {
    guard !parts.isEmpty else {
      parts = other.parts
      return
    }
    for part in other.parts where !names(part.part) { put(part) }
  }

  var namedParts: some Collection<BarPart> { parts.lazy.map(\.part) }

  func names(_ part: BarPart) -> Bool { self[part] != nil }

  func value<Value>(_ part: BarPart) -> Value? {
    self[part].flatMap { $0.value as? Value }
  }

  /// The place that named the part.
  func site(of part: BarPart) -> CallSite { self[part]?.site ?? site }

  /// Says a part otherwise, for the place that named it first.
  mutating func replace(_ part: BarPart, by value: (some Any)?) {
    let site = site(of: part)
    remove(part)
    if let value { put(Part(part, value, site: site)) }
  }

  mutating func set(_ part: BarPart, _ value: (some Any)?) {
    remove(part)
    if let value { put(Part(part, value, site: site)) }
  }

  mutating func set<Value: Hashable>(_ part: BarPart, _ value: Value?) {
    remove(part)
    guard let value else { return }
    let comparable = Value.self is AnyClass ? nil : AnyHashable(value)
    put(Part(part, value, comparable: comparable, site: site))
  }

  private subscript(part: BarPart) -> Part? {
    for candidate in parts where candidate.part == part { return candidate }
    return nil
  }

  private mutating func remove(_ part: BarPart) {
    parts.removeAll { $0.part == part }
  }

  /// Puts a part that isn't there into its place.
  private mutating func put(_ new: Part) {
    parts.insert(new, at: parts.firstIndex { $0.part > new.part } ?? parts.endIndex)
  }
}
