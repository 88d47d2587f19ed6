import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.13 and A.17, and what A.2 to A.16 say of new objects besides.
@MainActor
@Suite(.onStage)
struct LayerDefaultTests {
  @Test
  func `a new layer is opaque, square and casts no shadow`() {
    let layer = CALayer()

    #expect(layer.opacity == 1)
    #expect(!layer.isHidden)
    #expect(!layer.masksToBounds)
    #expect(layer.mask == nil)
    #expect(layer.zPosition == 0)
    #expect(layer.cornerRadius == 0)
    #expect(layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    )
    #expect(layer.borderWidth == 0)
    #expect(layer.backgroundColor == nil)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test
  func `a transaction takes a quarter of a second and acts`() {
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
  }

  @Test
  func `a new path is a point wide, with butt caps and mitres`() {
    let path = UIBezierPath()

    #expect(path.isEmpty)
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test
  func `the keyboard's guide follows a docked keyboard above the safe area`() {
    let guide = UIView().keyboardLayoutGuide

    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.usesBottomSafeArea)
  }

  @Test
  func `lists prefetch, controllers of lists clear their selection`() {
    let table = UITableView(frame: .zero, style: .plain)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    #expect(table.isPrefetchingEnabled)
    #expect(view.isPrefetchingEnabled)
    #expect(view.allowsSelection)
    #expect(!view.allowsMultipleSelection)
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(UITableViewController(style: .plain).clearsSelectionOnViewWillAppear)
  }

  @Test
  func `pickers have a style, and no row before they have rows`() {
    let dates = UIDatePicker()

    #expect(dates.preferredDatePickerStyle == .automatic)
    #expect(dates.datePickerStyle != .automatic)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  @Test
  func `a configuration of a button has its image in front and wraps its titles`() {
    let configuration = UIButton.Configuration.plain()

    #expect(configuration.cornerStyle == .dynamic)
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.titleAlignment == .automatic)
    #expect(configuration.imageReservation == 0)
    #expect(configuration.automaticallyUpdateForSelection)
    #expect(!configuration.showsActivityIndicator)
    #expect(configuration.titleLineBreakMode == .byWordWrapping)
    #expect(configuration.subtitleLineBreakMode == .byWordWrapping)
  }

  @Test
  func `a device that isn't watched has no level of its battery`() {
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
    #expect(UIDevice.current.batteryLevel == -1)
    #expect(UIDevice.current.batteryState == .unknown)
  }

  @Test
  func `priorities of scenes lie around a half`() {
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
  }

  @Test
  func `a text field shows nothing on its right, a swipe takes one finger`() {
    #expect(UITextField().rightViewMode == .never)
    #expect(UISwipeGestureRecognizer().numberOfTouchesRequired == 1)
    #expect(UIScrollView().indicatorStyle == .default)
  }

  @Test
  func `sizes of text are ordered, five of them for accessibility`() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller < larger)
    }
    #expect(sizes.map(\.isAccessibilityCategory) == sizes.indices.map { $0 >= 7 })
  }
}
