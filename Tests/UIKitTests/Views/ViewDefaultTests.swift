import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, part A: the values that new objects have.
@MainActor
@Suite(.onStage)
struct ViewDefaultTests {
  @Test
  func `a new view takes touches, resizes its subviews and has no look`() {
    let view = UIView()

    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.backgroundColor == nil)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isOpaque)
    #expect(!view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.tag == 0)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test
  func `a new scroll view bounces, adjusts and shows its indicators`() {
    let view = UIScrollView()

    #expect(view.bounces)
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled)
    #expect(view.isScrollEnabled)
    #expect(!view.isDirectionalLockEnabled)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.showsHorizontalScrollIndicator)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.decelerationRate == .normal)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.scrollsToTop)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.clipsToBounds)
  }

  @Test
  func `a new table selects one row and measures by itself`() {
    let table = UITableView(frame: .zero, style: .plain)

    #expect(table.allowsSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsMultipleSelectionDuringEditing)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.sectionFooterHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine)
    #expect(!table.isEditing)
  }

  @Test
  func `a new cell is selectable, without accessories`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "a")

    #expect(cell.selectionStyle == .default)
    #expect(cell.accessoryType == .none)
    #expect(cell.editingAccessoryType == .none)
    #expect(cell.indentationWidth == 10)
    #expect(cell.indentationLevel == 0)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.reuseIdentifier == "a")
  }

  @Test
  func `a new label is one line of the system's font and takes no touches`() {
    let label = UILabel()

    #expect(label.text == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(!label.isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  @Test
  func `a new text field reads as empty, a new text view is edited`() {
    let field = UITextField()
    let view = UITextView()

    #expect(field.text == "")
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never)
    #expect(field.autocapitalizationType == .sentences)
    #expect(view.text == "")
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
  }

  @Test
  func `new value controls have the documented ranges`() {
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["A"])
    let pages = UIPageControl()
    let spinner = UIActivityIndicatorView(frame: .zero)

    #expect(!UISwitch().isOn)
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.isContinuous)
    #expect(stepper.autorepeat)
    #expect(!stepper.wraps)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    #expect(!segments.isMomentary)
    #expect(pages.numberOfPages == 0)
    #expect(pages.currentPage == 0)
    #expect(!pages.hidesForSinglePage)
    #expect(UIProgressView(progressViewStyle: .default).progress == 0)
    #expect(spinner.style == .medium)
    #expect(spinner.hidesWhenStopped)
    #expect(!spinner.isAnimating)
    #expect(UIDatePicker().datePickerMode == .dateAndTime)
    #expect(UIDatePicker().minuteInterval == 1)
  }

  @Test
  func `a new control is enabled, neither selected nor highlighted`() {
    let control = UIControl()

    #expect(control.isEnabled)
    #expect(!control.isSelected)
    #expect(!control.isHighlighted)
    #expect(control.state == .normal)
    #expect(!control.showsMenuAsPrimaryAction)
    #expect(UIButton(type: .system).automaticallyUpdatesConfiguration)
  }

  @Test
  func `new recognizers ask for one finger and the documented times`() {
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()

    #expect(tap.isEnabled)
    #expect(tap.cancelsTouchesInView)
    #expect(!tap.delaysTouchesBegan)
    #expect(tap.delaysTouchesEnded)
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(swipe.direction == .right)
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test
  func `a new stack view runs along, fills and has no spacing`() {
    let stack = UIStackView()

    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
  }

  @Test
  func `a new animator can be touched, interrupted and scrubbed`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)

    #expect(animator.duration == 2)
    #expect(animator.delay == 0)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.isInterruptible)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1)
    #expect(driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart)
  }

  @Test
  func `constraints are required and inactive until they are activated`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)

    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.multiplier == 1)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test
  func `a flow layout has cells of fifty points, ten apart`() {
    let layout = UICollectionViewFlowLayout()

    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero)
  }

  @Test
  func `a swipe's first action runs by a full swipe, a path is a point wide`() {
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }
}
