public import SwiftUI
public import UIKit

/// How a modal stands over what presents it.
public struct PresentationStyle {
  enum Kind {
    case plain(UIModalPresentationStyle)
    case sheet(Sheet)
    case popover(Popover)
    case custom(any UIViewControllerTransitioningDelegate)
  }

  struct Sheet {
    var base = UIModalPresentationStyle.pageSheet
    var detents: [SheetDetent]
    var selection: Binding<SheetDetent>?
    var largestUndimmed: SheetDetent?
    var showsGrabber: Bool
    var cornerRadius: CGFloat?
  }

  struct Popover {
    var arrows: UIPopoverArrowDirection
    var adapts: Bool
  }

  let kind: Kind

  /// What UIKit chooses: for most controllers a page sheet.
  public static var automatic: PresentationStyle { PresentationStyle(kind: .plain(.automatic)) }

  /// A sheet that covers nearly all of a phone's screen, and the middle of a tablet's.
  public static var pageSheet: PresentationStyle { PresentationStyle(kind: .plain(.pageSheet)) }

  /// A smaller sheet in the middle of a tablet's screen; on a phone like a page sheet.
  public static var formSheet: PresentationStyle { PresentationStyle(kind: .plain(.formSheet)) }

  /// All of the screen.
  ///
  /// What is below leaves the window. It can't be pulled down.
  public static var fullScreen: PresentationStyle { PresentationStyle(kind: .plain(.fullScreen)) }

  /// All of the screen, over what stays visible where the modal is clear.
  public static var overFullScreen: PresentationStyle {
    PresentationStyle(kind: .plain(.overFullScreen))
  }

  /// A page sheet that rests at some heights.
  ///
  /// Below iOS 15, which brought detents, it is a page sheet of full height.
  ///
  /// - Parameters:
  ///   - detents: The heights, at least one.
  ///   - selection: The height now. It is written when a person drags the sheet to another one, and
  ///     followed when the screen that presents, or the one in the sheet, reads another value or is
  ///     laid out. Nil begins at the smallest.
  ///   - largestUndimmed: Up to this height what is below stays bright and can be used.
  ///   - showsGrabber: Whether the sheet has a grabber at its top.
  ///   - cornerRadius: The radius of its corners in points. Nil is the system's.
  /// - Returns: The style.
  public static func sheet(
    detents: [SheetDetent],
    selection: Binding<SheetDetent>? = nil,
    largestUndimmed: SheetDetent? = nil,
    showsGrabber: Bool = false,
    cornerRadius: CGFloat? = nil
  ) -> PresentationStyle {
    PresentationStyle(
      kind: .sheet(
        Sheet(
          detents: detents,
          selection: selection,
          largestUndimmed: largestUndimmed,
          showsGrabber: showsGrabber,
          cornerRadius: cornerRadius
        )
      )
    )
  }

  /// A popover that points at the call's source.
  ///
  /// - Parameters:
  ///   - arrows: Where its arrow may point.
  ///   - adaptsToSheet: Whether it becomes a sheet where the width is compact.
  /// - Returns: The style.
  public static func popover(
    arrows: UIPopoverArrowDirection = .any,
    adaptsToSheet: Bool = true
  ) -> PresentationStyle {
    PresentationStyle(kind: .popover(Popover(arrows: arrows, adapts: adaptsToSheet)))
  }

  /// A presentation controller and animations of the app.
  ///
  /// - Parameter delegate: What UIKit asks for them. It is kept until the modal has gone.
  /// - Returns: The style.
  public static func custom(
    _ delegate: any UIViewControllerTransitioningDelegate
  ) -> PresentationStyle {
    PresentationStyle(kind: .custom(delegate))
  }

  var isPopover: Bool {
    if case .popover = kind { return true }
    return false
  }

  /// The heights of a sheet that follows a binding.
  var followingSheet: Sheet? {
    guard case .sheet(let sheet) = kind, sheet.selection != nil else { return nil }
    return sheet
  }

  /// What has to live as long as the modal.
  var keeps: AnyObject? {
    if case .custom(let delegate) = kind { return delegate }
    return nil
  }
}
