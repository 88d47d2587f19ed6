public import SwiftUI
public import UIKit

extension View {
  /// Describes the navigation bar of the screen, next to the state that it shows.
  ///
  /// ```swift
  /// Form { Toggle("Enable saving", isOn: $canSave) }
  ///   .uiKitNavigationBar(
  ///     title: "Details",
  ///     trailing: [.title("Save", isEnabled: canSave) { _ in save() }])
  /// ```
  ///
  /// A part that is nil is left alone; an empty list shows no items. Of several modifiers in one
  /// screen the outer one wins, part by part. What a removed modifier had set is put back. In a
  /// plain `UIHostingController` nothing happens, and an issue is reported once.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title, below iOS 26 in a title view.
  ///   - leading: The items at the leading edge, the outermost first.
  ///   - trailing: The items at the trailing edge, the outermost first.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBar(
    title: String? = nil,
    subtitle: String? = nil,
    leading: [UIKitNavigationBarItem]? = nil,
    trailing: [UIKitNavigationBarItem]? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      BarModifier(
        configuration: NavigationBarConfiguration(
          title: title,
          subtitle: subtitle,
          leading: leading,
          trailing: trailing,
          fileID: fileID,
          line: line
        )
      )
    )
  }

  /// Shows a UIKit view in place of the title.
  ///
  /// Keep the view in state: a new one at each update is put into the bar each time. Name a title
  /// too, with another modifier, for the back menu and for VoiceOver.
  ///
  /// - Parameters:
  ///   - titleView: The view. Nil leaves the title alone.
  ///   - leading: The items at the leading edge, the outermost first.
  ///   - trailing: The items at the trailing edge, the outermost first.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBar(
    titleView: UIView?,
    leading: [UIKitNavigationBarItem]? = nil,
    trailing: [UIKitNavigationBarItem]? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(
      leading: leading,
      trailing: trailing,
      fileID: fileID,
      line: line
    )
    configuration.titleView = titleView
    return modifier(BarModifier(configuration: configuration))
  }

  /// Shows a SwiftUI view in place of the title.
  ///
  /// It follows state, keeps its identity over updates, and has the size it asks for, clipped to
  /// the bar. It doesn't inherit the environment of the screen.
  ///
  /// - Parameters:
  ///   - leading: The items at the leading edge, the outermost first.
  ///   - trailing: The items at the trailing edge, the outermost first.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - titleView: Makes the view.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBar<TitleView: View>(
    leading: [UIKitNavigationBarItem]? = nil,
    trailing: [UIKitNavigationBarItem]? = nil,
    fileID: String = #fileID,
    line: UInt = #line,
    @ViewBuilder titleView: () -> TitleView
  ) -> some View {
    var configuration = NavigationBarConfiguration(
      leading: leading,
      trailing: trailing,
      fileID: fileID,
      line: line
    )
    configuration.setTitleView(titleView())
    return modifier(BarModifier(configuration: configuration))
  }

  /// Describes the navigation bar of the screen by a value.
  ///
  /// - Parameter configuration: What the bar shows.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBar(_ configuration: NavigationBarConfiguration) -> some View {
    modifier(BarModifier(configuration: configuration))
  }

  /// Says whether the title of the screen is large.
  ///
  /// It has an effect in a stack whose bar has `prefersLargeTitles`.
  ///
  /// - Parameters:
  ///   - mode: The display mode of the screen's navigation item.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarTitleDisplayMode(
    _ mode: UINavigationItem.LargeTitleDisplayMode,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.titleDisplayMode = mode
    return modifier(BarModifier(configuration: configuration))
  }
}
