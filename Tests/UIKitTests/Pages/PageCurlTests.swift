import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// uikit-views A.15
@MainActor
@Suite(.onStage)
struct PageCurlTests {
  final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var asked: [UIInterfaceOrientation] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller) else { return nil }
      return pages.indices.contains(index + offset) ? pages[index + offset] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      asked.append(orientation)
      return .max
    }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  }

  private let source = Source()

  private func show(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    Stage.current.show(pages)
    Stage.current.loop.settle()
    return pages
  }

  @Test
  func `pages that scroll have no spine and keep their recognizers`() {
    let pages = show(.scroll)

    #expect(pages.spineLocation == .none)
    #expect(pages.gestureRecognizers.isEmpty)
  }

  @Test
  func `pages that curl have a spine, and turn by a tap at the edge`() {
    let pages = show(.pageCurl)
    #expect(pages.spineLocation == .min)
    #expect(pages.gestureRecognizers.count == 2)

    Stage.current.tap(at: CGPoint(x: 380, y: 400))
    Stage.current.loop.settle()
    #expect(pages.viewControllers == [source.pages[1]])
    Stage.current.tap(at: CGPoint(x: 10, y: 400))
    Stage.current.loop.settle()

    #expect(pages.viewControllers == [source.pages[0]])
    #expect(Stage.current.unsupportedFeatures == ["the curl of page view controllers"])
  }

  @Test
  func `a tap in the middle turns nothing`() {
    let pages = show(.pageCurl)

    Stage.current.tap(at: CGPoint(x: 200, y: 400))
    Stage.current.loop.settle()

    #expect(pages.viewControllers == [source.pages[0]])
  }

  @Test
  func `the delegate gives the spine another place when the device turns`() {
    let pages = show(.pageCurl)

    Stage.current.rotate(to: .landscapeLeft)
    Stage.current.loop.settle()

    #expect(source.asked.count == 1)
    #expect(pages.spineLocation == .max)
  }

  @Test
  func `the spine is one of the options`() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue]
    )

    #expect(pages.spineLocation == .max)
  }
}
