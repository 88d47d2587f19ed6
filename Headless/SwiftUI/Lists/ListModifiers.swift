internal import UIKit
public import Foundation

extension EnvironmentValues {
  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }

  var hidesScrollBackground: Bool {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  var showsScrollIndicators: Bool {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }

  @available(iOS 15.0, *)
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private enum ListSpacingKey: EnvironmentKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

private enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

@available(iOS 15.0, *)
public enum Prominence: Sendable {
  case standard, increased
}

@available(iOS 17.0, *)
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 10)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isVisible: Bool

  public static var automatic: ScrollIndicatorVisibility { .init(isVisible: true) }
  public static var visible: ScrollIndicatorVisibility { .init(isVisible: true) }
  public static var hidden: ScrollIndicatorVisibility { .init(isVisible: false) }
  public static var never: ScrollIndicatorVisibility { .init(isVisible: false) }
}

// B.3
extension View {
  @available(iOS 15.0, *)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacing) { $0.row = spacing }
  }

  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacing) { $0.section = spacing.length }
  }

  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listSpacing) { $0.section = spacing }
  }

  @available(iOS 15.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  @available(iOS 16.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility.isVisible == false)
  }

  @available(iOS 16.0, *)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.showsScrollIndicators, visibility.isVisible)
  }
}
