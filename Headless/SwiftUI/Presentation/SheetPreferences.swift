@_spi(Headless) import UIKit

/// What the views of a sheet say about the sheet.
struct SheetPreferences {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var interaction: PresentationBackgroundInteraction?
  var adaptation: PresentationAdaptation?
  var hasOwnBackground: Bool?
  var contentInteraction: PresentationContentInteraction?

  @MainActor
  func write(to sheet: UISheetPresentationController) {
    if let detents {
      sheet.detents = detents.sorted { $0.order < $1.order }.map(\.detent)
    }
    if let selection {
      let wanted = selection.wrappedValue.identifier
      if sheet.selectedDetentIdentifier != wanted { sheet.selectedDetentIdentifier = wanted }
    }
    if let isVisible = dragIndicator?.isVisible {
      sheet.prefersGrabberVisible = isVisible
    } else {
      sheet.prefersGrabberVisible = (detents?.count ?? 0) > 1
    }
    sheet.preferredCornerRadius = cornerRadius
    sheet.drawsPlatter = hasOwnBackground != true
    sheet.prefersScrollingExpandsWhenScrolledToEdge = contentInteraction?.kind != .scrolls
    sheet.isNeverDimmed = interaction?.kind == .enabled
    switch interaction?.kind {
    case .upThrough(let detent): sheet.largestUndimmedDetentIdentifier = detent.identifier
    case .automatic, .enabled, .disabled, nil: sheet.largestUndimmedDetentIdentifier = nil
    }
  }
}

// B.4
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .height(let height): .init("height \(height)")
    case .custom(let detent): .init("custom \(detent.name)")
    }
  }

  var order: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 1000
    case .custom(let detent): (detent.height(upTo: 800) ?? 0) / 1000
    }
  }

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom(let detent):
      .custom(identifier: identifier) { detent.height(upTo: $0.maximumDetentValue) }
    }
  }
}

@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .init(kind: .upThrough(detent))
  }
}

@available(iOS 16.4, *)
public struct PresentationAdaptation: Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, none, popover, sheet, cover
  }

  let kind: Kind

  public static var automatic: PresentationAdaptation { .init(kind: .automatic) }
  public static var none: PresentationAdaptation { .init(kind: .none) }
  public static var popover: PresentationAdaptation { .init(kind: .popover) }
  public static var sheet: PresentationAdaptation { .init(kind: .sheet) }
  public static var fullScreenCover: PresentationAdaptation { .init(kind: .cover) }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    hostPreference(\.sheet.detents, detents)
  }

  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    hostPreference(\.sheet.detents, detents).modifier(DetentSelectionModifier(selection: selection))
  }

  @available(iOS 16.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    hostPreference(\.sheet.dragIndicator, visibility)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    hostPreference(\.sheet.cornerRadius, cornerRadius)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    hostPreference(\.sheet.interaction, interaction)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    hostPreference(\.sheet.adaptation, adaptation)
  }
}

/// Follows the binding of the selected detent.
nonisolated private struct DetentSelectionModifier: ViewModifier {
  let selection: Binding<PresentationDetent>

  @MainActor
  func body(content: Content) -> some View {
    // Read here, so that a change leads to the host again.
    _ = selection.wrappedValue
    return content.hostPreference(\.sheet.selection, selection)
  }
}
