import UIKit

/// Views that belong together, and the page that shows them.
struct Family {
  let title: String
  let symbol: String
  let makePage: () -> UIViewController
}
