public import SwiftUI
public import UIKit

/// What a screen wants of the status bar.
struct BarStatusBar: Hashable {
  var style: UIStatusBarStyle?
  var isHidden: Bool?
}

extension NavigationBarConfiguration {
  var statusBar: BarStatusBar? {
    get { value(.statusBar) }
    set { set(.statusBar, newValue) }
  }

  /// Whether the home indicator hides while nobody touches the screen.
  ///
  /// Nil leaves it alone.
  public var isHomeIndicatorAutoHidden: Bool? {
    get { value(.homeIndicator) }
    set { set(.homeIndicator, newValue) }
  }
}

extension View {
  /// Says what the status bar looks like while this screen is on top.
  ///
  /// The hosting controller answers `preferredStatusBarStyle` and `prefersStatusBarHidden`; a plain
  /// `UINavigationController` asks it for the style only while its bar is hidden.
  ///
  /// - Parameters:
  ///   - style: The colour of the status bar. Nil leaves it alone.
  ///   - isHidden: Whether it is hidden. Nil leaves it alone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitStatusBar(
    style: UIStatusBarStyle? = nil,
    isHidden: Bool? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    if style != nil || isHidden != nil {
      configuration.statusBar = BarStatusBar(style: style, isHidden: isHidden)
    }
    return modifier(BarModifier(configuration: configuration))
  }

  /// Hides the home indicator while nobody touches this screen.
  ///
  /// - Parameters:
  ///   - isHidden: Whether it hides.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitHomeIndicatorAutoHidden(
    _ isHidden: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.isHomeIndicatorAutoHidden = isHidden
    return modifier(BarModifier(configuration: configuration))
  }
}

extension ScreenBridge {
  /// What the screen says of the status bar's style, for the controller's property of that name.
  ///
  /// Nil: nothing.
  public var preferredStatusBarStyle: UIStatusBarStyle? { shown.statusBar?.style }

  /// Whether the screen hides the status bar, for the controller's property of that name.
  ///
  /// Nil: it doesn't say.
  public var prefersStatusBarHidden: Bool? { shown.statusBar?.isHidden }

  /// Whether the home indicator hides, for the controller's property of that name.
  ///
  /// Nil: the screen doesn't say.
  public var prefersHomeIndicatorAutoHidden: Bool? { shown.isHomeIndicatorAutoHidden }
}

/// Tells UIKit that the controller answers otherwise now.
@MainActor
final class SystemBarsSlot: BarSlot {
  private let part: BarPart
  private let notify: @MainActor (UIViewController) -> Void
  private var told: AnyHashable?

  init(_ part: BarPart, notify: @escaping @MainActor (UIViewController) -> Void) {
    self.part = part
    self.notify = notify
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    let wanted: AnyHashable? =
      part == .statusBar
      ? description.statusBar.map { AnyHashable($0) }
      : description.isHomeIndicatorAutoHidden.map { AnyHashable($0) }
    guard wanted != told else { return }
    told = wanted
    screen.write(part.name) { notify(screen.controller) }
  }
}
