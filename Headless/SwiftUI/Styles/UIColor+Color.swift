@_spi(Headless) public import UIKit

extension UIColor {
  /// Resolved where it is used: by the traits there.
  @available(iOS 14.0, *)
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.read(from: BridgedTraits(traits))
      return color.uiColor(in: environment).resolvedColor(with: traits)
    }
  }
}
