@_spi(Headless) import UIKit

// B.4
extension View {
  /// The background of the sheet that shows this view.
  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(content().ignoresSafeArea(), alignment: alignment)
      .hostPreference(\.sheet.hasOwnBackground, true)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    hostPreference(\.sheet.contentInteraction, behavior)
  }
}

@available(iOS 16.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic, resizes, scrolls
  }

  let kind: Kind

  public static var automatic: PresentationContentInteraction { .init(kind: .automatic) }
  public static var resizes: PresentationContentInteraction { .init(kind: .resizes) }
  public static var scrolls: PresentationContentInteraction { .init(kind: .scrolls) }
}
