import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.1 to A.4 and A.15, A.16: the numbers of enumerations and options of views.
@MainActor
struct ViewRawValueTests {
  @Test
  func `touches and events count from zero, newer ones have their own numbers`() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    let events: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]

    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    #expect(events.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
  }

  @Test
  func `autoresizing masks and content modes`() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]

    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(modes.map(\.rawValue) == Array(0...12))
  }

  @Test
  func `options and curves of animations`() {
    let flags: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    let plain: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]

    #expect(flags.map(\.rawValue) == (0...9).map { 1 << $0 })
    #expect(curves.map(\.rawValue) == [0, 1 << 16, 2 << 16, 3 << 16])
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    #expect(plain.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test
  func `attributes, relations and axes of constraints`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  @Test
  func `distributions and alignments of stacks`() {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]

    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test
  func `edges and corners are bits`() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    let directional: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(directional.map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.isSuperset(of: UIRectCorner(corners)))
  }

  @Test
  func `how scroll views adjust and dismiss the keyboard`() {
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]

    #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test
  func `states and positions of animators`() {
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]

    #expect(states.map(\.rawValue) == [0, 1, 2])
    #expect(positions.map(\.rawValue) == [0, 1, 2])
  }

  @Test
  func `semantic attributes, idioms and blurs`() {
    let attributes: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    let blurs: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]

    #expect(attributes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(blurs.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test
  func `states of recognizers and directions of swipes`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]

    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }
}
