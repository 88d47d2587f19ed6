package import UIKit

/// A bar that notes what is written to it.
///
/// A stack of UIKit takes it as its `navigationBarClass`.
package final class CountingBar: UINavigationBar {
  package var writes: [String] = []

  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  package override var tintColor: UIColor! {
    didSet { writes.append("tintColor") }
  }

  package override var barTintColor: UIColor? {
    didSet { writes.append("barTintColor") }
  }

  package override var isTranslucent: Bool {
    didSet { writes.append("isTranslucent") }
  }

  package override var standardAppearance: UINavigationBarAppearance {
    didSet { writes.append("standardAppearance") }
  }

  package override var compactAppearance: UINavigationBarAppearance? {
    didSet { writes.append("compactAppearance") }
  }

  package override var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { writes.append("scrollEdgeAppearance") }
  }

  package override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { writes.append("compactScrollEdgeAppearance") }
  }

  package override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    writes.append("items")
    super.setItems(items, animated: animated)
  }
}
