public import SwiftUI
public import UIKit

/// The appearances that a screen asks for.
struct BarAppearances {
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}

extension NavigationBarConfiguration {
  var appearances: BarAppearances? {
    get { value(.appearance) }
    set { set(.appearance, newValue) }
  }
}

extension View {
  /// Gives the bar an appearance while this screen is on top.
  ///
  /// It is set on the screen's own item, never on the shared bar. Keep the objects in constants: an
  /// equal one is not written again, a different one is.
  ///
  /// - Parameters:
  ///   - standard: The appearance. Nil: what the bar has.
  ///   - scrollEdge: The appearance while content is at its top. Nil: the standard one.
  ///   - compact: The appearance in a low bar. Nil: the standard one.
  ///   - compactScrollEdge: The appearance in a low bar while content is at its top, from iOS 15 on.
  ///     Nil: that of the scroll edge.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarAppearance(
    _ standard: UINavigationBarAppearance?,
    scrollEdge: UINavigationBarAppearance? = nil,
    compact: UINavigationBarAppearance? = nil,
    compactScrollEdge: UINavigationBarAppearance? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    if [standard, scrollEdge, compact, compactScrollEdge].contains(where: { $0 != nil }) {
      configuration.appearances = BarAppearances(
        standard: standard,
        scrollEdge: scrollEdge ?? standard,
        compact: compact,
        compactScrollEdge: compactScrollEdge
      )
    }
    return modifier(BarModifier(configuration: configuration))
  }
}

/// The four appearances of a screen's item.
///
/// UIKit copies what it is given.
@MainActor
final class AppearanceSlot: BarSlot {
  private struct Live {
    var original: UINavigationBarAppearance?
    var applied: UINavigationBarAppearance?
    /// The copy that UIKit made of it.
    var written: UINavigationBarAppearance?
    var isClaimed = false

    func isStanding(_ live: UINavigationBarAppearance?) -> Bool {
      guard let live, let applied else { return false }
      return live === written || live.isEqual(applied)
    }
  }

  private var standard = Live()
  private var scrollEdge = Live()
  private var compact = Live()
  private var compactScrollEdge = Live()

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    let wanted = description.appearances
    set(\.standard, "standardAppearance", \.standardAppearance, wanted?.standard, on: screen)
    set(
      \.scrollEdge,
      "scrollEdgeAppearance",
      \.scrollEdgeAppearance,
      wanted?.scrollEdge,
      on: screen
    )
    set(\.compact, "compactAppearance", \.compactAppearance, wanted?.compact, on: screen)
    guard #available(iOS 15.0, *), screen.features.bar15 else { return }
    set(
      \.compactScrollEdge,
      "compactScrollEdgeAppearance",
      \.compactScrollEdgeAppearance,
      wanted?.compactScrollEdge,
      on: screen
    )
  }

  private func set(
    _ slot: ReferenceWritableKeyPath<AppearanceSlot, Live>,
    _ property: String,
    _ path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>,
    _ wanted: UINavigationBarAppearance?,
    on screen: BarScreen
  ) {
    let item = screen.item
    let live = item[keyPath: path]
    let isStanding = self[keyPath: slot].isStanding(live)
    if let wanted {
      if isStanding, self[keyPath: slot].applied === wanted { return }
      // What somebody else wrote since is what comes back.
      if !isStanding { self[keyPath: slot].original = live }
      self[keyPath: slot].isClaimed = true
      self[keyPath: slot].applied = wanted
      if live?.isEqual(wanted) != true {
        screen.write(property) { item[keyPath: path] = wanted }
      }
      self[keyPath: slot].written = item[keyPath: path]
    } else if self[keyPath: slot].isClaimed {
      let original = self[keyPath: slot].original
      self[keyPath: slot] = Live()
      guard isStanding else { return }
      screen.write(property) { item[keyPath: path] = original }
    }
  }
}
