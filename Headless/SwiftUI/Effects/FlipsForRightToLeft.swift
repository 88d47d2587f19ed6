@_spi(Headless) import UIKit

nonisolated struct FlipModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor
  func body(content: Content) -> some View {
    let flips = isEnabled && direction == .rightToLeft
    content.scaleEffect(x: flips ? -1 : 1, y: 1)
  }
}

extension View {
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}
