public import SwiftUI
public import UIKit

extension NavigationBarConfiguration {
  /// A view in place of the line below the title, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  public var subtitleView: UIView? {
    get { view(of: .subtitleView) }
    set { set(.subtitleView, newValue.map { BarTitleView.view($0) }) }
  }

  /// A view in place of the line below a large title, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  public var largeSubtitleView: UIView? {
    get { view(of: .largeSubtitleView) }
    set { set(.largeSubtitleView, newValue.map { BarTitleView.view($0) }) }
  }

  private func view(of part: BarPart) -> UIView? {
    guard case .view(let view) = value(part) as BarTitleView? else { return nil }
    return view
  }
}

extension View {
  /// Shows a SwiftUI view in place of the line below the title, from iOS 26 on.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - content: Makes the view.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarSubtitleView(
    fileID: String = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> some View
  ) -> some View {
    hostedSubtitle(.subtitleView, AnyView(content()), fileID: fileID, line: line)
  }

  /// Shows a SwiftUI view in place of the line below a large title, from iOS 26 on.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - content: Makes the view.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarLargeSubtitleView(
    fileID: String = #fileID,
    line: UInt = #line,
    @ViewBuilder content: () -> some View
  ) -> some View {
    hostedSubtitle(.largeSubtitleView, AnyView(content()), fileID: fileID, line: line)
  }

  @MainActor
  private func hostedSubtitle(
    _ part: BarPart,
    _ content: AnyView,
    fileID: String,
    line: UInt
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.set(part, BarTitleView.hosted(content))
    return modifier(BarModifier(configuration: configuration))
  }
}

/// A view below the small or the large title.
@MainActor
final class SubtitleViewSlot: BarSlot {
  private let part: BarPart
  private let claimed = ClaimedValue<UIView?>()
  private var hosted: HostedBarView?

  init(_ part: BarPart) {
    self.part = part
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    #if SDK_26
    guard #available(iOS 26.0, *), screen.features.bar26 else { return }
    let wanted = wantedView(description)
    let item = screen.item
    switch part {
    case .subtitleView:
      claimed.set(wanted.map { .some($0) }, live: item.subtitleView) { view in
        screen.write("subtitleView") { item.subtitleView = view }
      }
    default:
      claimed.set(wanted.map { .some($0) }, live: item.largeSubtitleView) { view in
        screen.write("largeSubtitleView") { item.largeSubtitleView = view }
      }
    }
    #endif
  }

  private func wantedView(_ description: NavigationBarConfiguration) -> UIView? {
    switch description.value(part) as BarTitleView? {
    case .view(let view):
      return view
    case .hosted(let content):
      let view = hosted ?? HostedBarView()
      hosted = view
      view.update(content)
      return view
    case nil:
      hosted = nil
      return nil
    }
  }
}
