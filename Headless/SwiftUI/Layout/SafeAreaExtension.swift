@_spi(Headless) import UIKit

extension CGRect {
  /// The rectangle, grown to the edges of a view where it already reaches the safe area's.
  @MainActor
  func extended(into view: UIView) -> CGRect {
    let insets = view.safeAreaInsets
    let area = view.bounds.inset(by: insets)
    var left = minX
    var top = minY
    var right = maxX
    var bottom = maxY
    if abs(minX - area.minX) < 0.5 { left = view.bounds.minX }
    if abs(minY - area.minY) < 0.5 { top = view.bounds.minY }
    if abs(maxX - area.maxX) < 0.5 { right = view.bounds.maxX }
    if abs(maxY - area.maxY) < 0.5 { bottom = view.bounds.maxY }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
