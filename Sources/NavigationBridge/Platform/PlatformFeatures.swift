/// What the running system can do, as a value that tests can narrow.
///
/// Every decision by version asks `#available` and the matching member: the first alone decides on
/// a device, the second lets a test take the older branch on a newer system.
package struct PlatformFeatures: Hashable, Sendable {
  @TaskLocal package static var current = PlatformFeatures()

  /// Uncached deferred menus, selected items, detents of sheets.
  package var bar15 = true
  /// Hidden items, menus that forward, back actions, groups, renaming, other anchors of popovers.
  package var bar16 = true
  /// Animated symbols.
  package var bar17 = true
  /// Subtitles, badges, shared backgrounds, the swipe over the content.
  package var bar26 = true
  /// Visibility priorities, minimisation.
  package var bar27 = true

  package init() {}

  /// The features of an older system.
  package static func iOS(_ version: Int) -> PlatformFeatures {
    var features = PlatformFeatures()
    features.bar15 = version >= 15
    features.bar16 = version >= 16
    features.bar17 = version >= 17
    features.bar26 = version >= 26
    features.bar27 = version >= 27
    return features
  }
}
