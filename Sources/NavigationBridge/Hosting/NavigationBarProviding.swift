/// A screen whose bar is known before its body is.
///
/// The outermost view of a hosted screen may conform. What it names is on the navigation item
/// before anything is measured, and wins over the screen's modifiers, part by part.
public protocol NavigationBarProviding {
  /// What the bar shows.
  @MainActor var navigationBar: NavigationBarConfiguration { get }
}
