@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private var provider: Provider = { $0([]) }
  private var isCached = true
  /// Elements by a cached provider: shared by the element and its copies, which are itself.
  private var cache: [UIMenuElement]?

  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
    provider = elementProvider
  }

  @available(iOS 15.0, *)
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    guard let element = self.init(coder: FactoryCoder()) else {
      raise(.internalInconsistency, "\(self) failed to initialize")
    }
    element.provider = elementProvider
    element.isCached = false
    return element
  }

  /// A.10: a cached provider runs once, an uncached one each time its menu is shown.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    var isDone = false
    provider { [weak self] elements in
      guard !isDone else { return }
      isDone = true
      if let self, isCached { cache = elements }
      completion(elements)
    }
  }
}
