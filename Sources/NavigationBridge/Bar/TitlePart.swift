public import UIKit

extension NavigationBarConfiguration {
  /// The title.
  ///
  /// Nil leaves it alone.
  ///
  /// It is set on `navigationItem.title`: the controller's own `title`, which a tab shows, stays.
  public var title: String? {
    get { value(.title) }
    set { set(.title, newValue) }
  }

  /// The line below the title.
  ///
  /// Nil leaves it alone.
  ///
  /// From iOS 26 on it is `navigationItem.subtitle`. Below it a title view shows both lines.
  public var subtitle: String? {
    get { value(.subtitle) }
    set { set(.subtitle, newValue) }
  }

  /// Whether the title is large.
  ///
  /// Nil leaves it alone.
  public var titleDisplayMode: UINavigationItem.LargeTitleDisplayMode? {
    get { value(.titleDisplayMode) }
    set { set(.titleDisplayMode, newValue) }
  }
}

extension ValueSlot {
  static var title: ValueSlot {
    ValueSlot(
      .title,
      of: String?.self,
      property: "title",
      read: { $0.item.title },
      write: { $0.item.title = $1 }
    )
  }

  static var subtitle: ValueSlot {
    ValueSlot(
      .subtitle,
      of: String?.self,
      property: "subtitle",
      read: { screen in
        #if SDK_26
        if #available(iOS 26.0, *), screen.features.bar26 { return .some(screen.item.subtitle) }
        #endif
        return nil
      },
      write: { screen, subtitle in
        #if SDK_26
        if #available(iOS 26.0, *) { screen.item.subtitle = subtitle }
        #endif
      }
    )
  }

  static var titleDisplayMode: ValueSlot {
    ValueSlot(
      .titleDisplayMode,
      of: UINavigationItem.LargeTitleDisplayMode.self,
      property: "largeTitleDisplayMode",
      read: { $0.item.largeTitleDisplayMode },
      write: { $0.item.largeTitleDisplayMode = $1 }
    )
  }
}
