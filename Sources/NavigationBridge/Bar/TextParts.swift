public import SwiftUI
import UIKit

extension NavigationBarConfiguration {
  /// The title of the large form, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  public var largeTitle: String? {
    get { value(.largeTitle) }
    set { set(.largeTitle, newValue) }
  }

  /// The line below the large title, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  public var largeSubtitle: String? {
    get { value(.largeSubtitle) }
    set { set(.largeSubtitle, newValue) }
  }

  /// The title with attributes, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  ///
  /// Its plain text is the title too, unless `title` says another: the back menu shows that, and
  /// older systems do.
  @available(iOS 15.0, *)
  public var attributedTitle: AttributedString? {
    get { value(.attributedTitle) }
    set { set(.attributedTitle, newValue) }
  }

  /// The line below the title with attributes, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  ///
  /// Below iOS 26 its plain text is the subtitle.
  @available(iOS 15.0, *)
  public var attributedSubtitle: AttributedString? {
    get { value(.attributedSubtitle) }
    set { set(.attributedSubtitle, newValue) }
  }

  /// The line below the large title with attributes, from iOS 26 on.
  ///
  /// Nil leaves it alone.
  @available(iOS 15.0, *)
  public var largeAttributedSubtitle: AttributedString? {
    get { value(.largeAttributedSubtitle) }
    set { set(.largeAttributedSubtitle, newValue) }
  }
}

extension View {
  /// Says what a large title shows, where it differs from the small one, from iOS 26 on.
  ///
  /// - Parameters:
  ///   - title: The large title. Nil leaves it alone.
  ///   - subtitle: The line below it. Nil leaves it alone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarLargeTitle(
    _ title: String? = nil,
    subtitle: String? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.largeTitle = title
    configuration.largeSubtitle = subtitle
    return modifier(BarModifier(configuration: configuration))
  }

  /// Says title and subtitles with attributes, which show from iOS 26 on.
  ///
  /// - Parameters:
  ///   - title: The title. Nil leaves it alone. Its plain text is the title below iOS 26.
  ///   - subtitle: The line below it. Nil leaves it alone.
  ///   - largeSubtitle: The line below a large title. Nil leaves it alone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @available(iOS 15.0, *)
  @MainActor
  public func uiKitNavigationBar(
    attributedTitle title: AttributedString?,
    subtitle: AttributedString? = nil,
    largeSubtitle: AttributedString? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.attributedTitle = title
    configuration.attributedSubtitle = subtitle
    configuration.largeAttributedSubtitle = largeSubtitle
    return modifier(BarModifier(configuration: configuration))
  }
}

extension ValueSlot {
  static var largeTitle: ValueSlot {
    ValueSlot(
      .largeTitle,
      of: String?.self,
      property: "largeTitle",
      read: { screen in
        #if SDK_26
        if #available(iOS 26.0, *), screen.features.bar26 { return .some(screen.item.largeTitle) }
        #endif
        return nil
      },
      write: { screen, title in
        #if SDK_26
        if #available(iOS 26.0, *) { screen.item.largeTitle = title }
        #endif
      }
    )
  }

  static var largeSubtitle: ValueSlot {
    ValueSlot(
      .largeSubtitle,
      of: String?.self,
      property: "largeSubtitle",
      read: { screen in
        #if SDK_26
        if #available(iOS 26.0, *), screen.features.bar26 {
          return .some(screen.item.largeSubtitle)
        }
        #endif
        return nil
      },
      write: { screen, subtitle in
        #if SDK_26
        if #available(iOS 26.0, *) { screen.item.largeSubtitle = subtitle }
        #endif
      }
    )
  }
}

/// One of the three texts with attributes.
@MainActor
final class AttributedTextSlot: BarSlot {
  private let part: BarPart
  /// A `ClaimedValue` of a type that iOS 14 doesn't know.
  private var claimed: AnyObject?

  init(_ part: BarPart) {
    self.part = part
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    #if SDK_26
    guard #available(iOS 26.0, *), screen.features.bar26 else { return }
    switch part {
    case .attributedTitle:
      set(\.attributedTitle, "attributedTitle", description.attributedTitle, on: screen)
    case .attributedSubtitle:
      set(\.attributedSubtitle, "attributedSubtitle", description.attributedSubtitle, on: screen)
    default:
      set(
        \.largeAttributedSubtitle,
        "largeAttributedSubtitle",
        description.largeAttributedSubtitle,
        on: screen
      )
    }
    #endif
  }

  #if SDK_26
  @available(iOS 26.0, *)
  private func set(
    _ path: ReferenceWritableKeyPath<UINavigationItem, AttributedString?>,
    _ property: String,
    _ wanted: AttributedString?,
    on screen: BarScreen
  ) {
    let claimed = self.claimed as? ClaimedValue<AttributedString?> ?? ClaimedValue()
    self.claimed = claimed
    let item = screen.item
    claimed.set(wanted.map { .some($0) }, live: item[keyPath: path]) { value in
      screen.write(property) { item[keyPath: path] = value }
    }
  }
  #endif
}
