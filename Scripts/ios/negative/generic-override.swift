// expect: declared in 'UIViewController' cannot be overridden from extension
import SwiftUI

class Host<Content: View>: UIHostingController<Content> {}

extension Host {
  override func viewDidLoad() {}
}
