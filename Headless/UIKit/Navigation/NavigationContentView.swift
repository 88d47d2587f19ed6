/// The pages of a stack that are in the window: one at rest, two or more while they move.
final class NavigationContentView: UIView {
  private var pages: [NavigationPageView] = []

  func page(of controller: UIViewController?) -> NavigationPageView? {
    guard let controller else { return nil }
    return pages.last { $0.controller === controller }
  }

  @discardableResult
  func addPage(of controller: UIViewController, below isBelow: Bool = false) -> NavigationPageView {
    if let page = page(of: controller) {
      page.hold()
      return page
    }
    let page = NavigationPageView(controller: controller, frame: bounds)
    pages.append(page)
    if isBelow { insertSubview(page, at: 0) } else { addSubview(page) }
    return page
  }

  func removePages() {
    for page in pages {
      page.removeFromSuperview()
      if let view = page.controller?.viewIfLoaded, view.superview === page {
        view.removeFromSuperview()
      }
    }
    pages = []
  }

  private func removePage(of controller: UIViewController?) {
    guard let page = page(of: controller) else {
      controller?.viewIfLoaded?.removeFromSuperview()
      return
    }
    pages.removeAll { $0 === page }
    page.removeFromSuperview()
    controller?.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: Motion

  /// How far the page below lies behind the one in front (ios-look 9).
  private static let parallax: CGFloat = -0.3

  private func center(at fraction: CGFloat, isFlipped: Bool) -> CGPoint {
    CGPoint(x: bounds.midX + bounds.width * fraction * (isFlipped ? -1 : 1), y: bounds.midY)
  }

  func prepareSlide(
    from: UIViewController?,
    to: UIViewController,
    isPop: Bool,
    isFlipped: Bool
  ) {
    UIView.performWithoutAnimation {
      let coming = page(of: to)
      coming?.center = center(at: isPop ? Self.parallax : 1, isFlipped: isFlipped)
      coming?.castsShadow = !isPop
      if isPop { coming?.dimming = 1 } else { page(of: from)?.dimming = 0 }
      if isPop { page(of: from)?.castsShadow = true }
    }
  }

  func slide(from: UIViewController?, to: UIViewController?, isPop: Bool, isFlipped: Bool) {
    page(of: to)?.center = center(at: 0, isFlipped: isFlipped)
    page(of: from)?.center = center(at: isPop ? 1 : Self.parallax, isFlipped: isFlipped)
    if isPop { page(of: to)?.dimming = 0 } else { page(of: from)?.dimming = 1 }
    // The bar tells of the coming screen already: so does its page.
    page(of: from)?.accessibilityElementsHidden = true
    page(of: to)?.accessibilityElementsHidden = false
  }

  func finishSlide(of kept: UIViewController?, isMoving: Bool, removing gone: UIViewController?) {
    UIView.performWithoutAnimation {
      removePage(of: gone)
      guard let kept, !isMoving else { return }
      let page = addPage(of: kept)
      page.frame = bounds
      page.castsShadow = false
      page.accessibilityElementsHidden = false
      page.removeDimming()
    }
  }
}
