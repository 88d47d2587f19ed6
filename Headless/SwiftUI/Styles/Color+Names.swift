public import Foundation
@_spi(Headless) public import UIKit

extension Color {
  /// A colour of an asset catalog: there are none here, so that nothing is seen and iOS's words are
  /// logged.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.rgb(DisplayColor.clear), opacity: 0)
    let place = bundle.map { "bundle \($0.bundlePath)" } ?? "main bundle"
    let text = "No color named '\(name)' found in asset catalog for \(place)"
    let stage = StageLocal.current
    Task { @MainActor in
      (stage ?? Stage.current).perform { UIKit.log(text) }
    }
  }
}

extension UIColor {
  /// The colour as it is in each appearance.
  @available(iOS 14.0, *)
  public convenience init(_ color: Color) {
    self.init { traits in
      var values = EnvironmentValues()
      values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      let shown = color.display(in: values)
      return UIColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    }
  }
}
