import SwiftUI
public import UIKit

/// What stands in place of the title.
enum BarTitleView {
  case view(UIView)
  case hosted(AnyView)
}

extension NavigationBarConfiguration {
  /// A view in place of the title.
  ///
  /// Nil leaves it alone.
  public var titleView: UIView? {
    get {
      guard case .view(let view) = value(.titleView) as BarTitleView? else { return nil }
      return view
    }
    set { set(.titleView, newValue.map { BarTitleView.view($0) }) }
  }

  /// Puts a SwiftUI view in place of the title.
  mutating func setTitleView(_ view: some View) {
    set(.titleView, BarTitleView.hosted(AnyView(view)))
  }
}

/// The title view: the one that is named, or below iOS 26 the two lines of title and subtitle.
@MainActor
final class TitleViewSlot: BarSlot {
  private var original: UIView?
  private var applied: UIView?
  private var lines: TitleLinesView?
  private var hosted: HostedBarView?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    let wanted = wantedView(description, on: screen)
    guard wanted != nil || applied != nil else { return }
    let live = screen.item.titleView
    if let wanted {
      if live !== applied { original = live }
      if live === wanted {
        applied = wanted
      } else {
        screen.restructure("titleView") {
          screen.item.titleView = wanted
          applied = wanted
        }
      }
    } else {
      // Somebody who wrote since keeps the view.
      guard live === applied else { return forget() }
      screen.restructure("titleView") {
        screen.item.titleView = original
        forget()
      }
    }
  }

  private func forget() {
    original = nil
    applied = nil
    lines = nil
    hosted = nil
  }

  private func wantedView(
    _ description: NavigationBarConfiguration,
    on screen: BarScreen
  ) -> UIView? {
    switch description.value(.titleView) as BarTitleView? {
    case .view(let view):
      return view
    case .hosted(let content):
      let view = hosted ?? HostedBarView()
      hosted = view
      view.update(content)
      return view
    case nil:
      guard let subtitle = description.subtitle, !showsSubtitle(on: screen) else { return nil }
      let view = lines ?? TitleLinesView()
      lines = view
      let isChanged = view.update(
        title: description.title ?? screen.item.title ?? "",
        subtitle: subtitle
      )
      if isChanged, applied === view { screen.bridge.log?.note("titleView.text") }
      return view
    }
  }

  /// Whether the system's bar shows the item's subtitle itself.
  private func showsSubtitle(on screen: BarScreen) -> Bool {
    #if SDK_26
    if #available(iOS 26.0, *) { return screen.features.bar26 }
    #endif
    return false
  }
}
