/// What a view of the app drew itself.
@MainActor
final class ViewDrawing {
  var isDirty = true
  var items: [DisplayItem] = []
  /// The bounds for which it was drawn.
  var bounds = CGRect.zero
}

/// Which classes may draw themselves: those that aren't ours.
///
/// Swift doesn't tell whether a method is overridden, so the views of an app are all asked.
@MainActor
enum DrawingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func draws(_ type: UIView.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let draws = !name.hasPrefix("UIKit.") && !name.hasPrefix("SwiftUI.")
    known[ObjectIdentifier(type)] = draws
    return draws
  }
}

extension UIView {
  /// Something of this view is shown differently; what it drew itself stays.
  func displayDidChange() {
    Stage.current.loop.setNeedsTurn()
  }

  /// Asks for `draw(_:)` before the next frame.
  func setNeedsDrawing() {
    guard DrawingClasses.draws(type(of: self)) else { return }
    if let drawing = storage.drawing {
      drawing.isDirty = true
    } else {
      storage.drawing = ViewDrawing()
    }
    Stage.current.drawnViews.append(WeakView(view: self))
  }

  func sizeDidChangeForDrawing() {
    if contentMode == .redraw || storage.drawing?.bounds.isEmpty == true { setNeedsDrawing() }
  }

  /// Draws what was asked for; what is hidden or has no size waits.
  func drawIfNeeded() {
    guard let drawing = storage.drawing, drawing.isDirty, !isHidden, !bounds.isEmpty else { return }
    drawing.isDirty = false
    let context = CGContext(
      size: bounds.size,
      scale: contentScaleFactor > 1 ? contentScaleFactor : max(traitCollection.displayScale, 1)
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    traitCollection.performAsCurrent {
      GraphicsContexts.draw(in: context) { draw(bounds) }
    }
    drawing.items = context.surface.items
    drawing.bounds = bounds
  }

  /// What the view drew, in its bounds of now.
  func drawnItems(in box: CGRect) -> [DisplayItem] {
    if DrawingClasses.draws(type(of: self)), storage.drawing == nil { setNeedsDrawing() }
    drawIfNeeded()
    guard let drawing = storage.drawing, !drawing.items.isEmpty else { return [] }
    let size = drawing.bounds.size
    guard size != box.size, size.width > 0, size.height > 0 else { return drawing.items }
    let frame = contentMode.place(size, in: box.size)
    let scaling = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
    return [
      .group(
        DisplayGroup(
          name: "Drawing",
          origin: frame.origin,
          size: size,
          projection: scaling.isIdentity ? nil : DisplayProjection(scaling),
          items: drawing.items
        )
      )
    ]
  }

  /// Draws this view and what it contains into the current context, as it is shown now.
  ///
  /// - Returns: Whether there was anything to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.add(ownPicture)
    context.restoreGState()
    return true
  }

  /// What is shown of this view, from its own corner.
  var ownPicture: [DisplayItem] {
    guard case .group(var group) = displayGroup() else { return [] }
    group.origin = .zero
    group.scale = CGSize(width: 1, height: 1)
    group.rotation = 0
    return [.group(group)]
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in another one.
  func place(_ content: CGSize, in size: CGSize) -> CGRect {
    let fit = min(size.width / content.width, size.height / content.height)
    let fill = max(size.width / content.width, size.height / content.height)
    func centered(_ factor: CGFloat) -> CGRect {
      let (width, height) = (content.width * factor, content.height * factor)
      return CGRect(
        x: (size.width - width) / 2,
        y: (size.height - height) / 2,
        width: width,
        height: height
      )
    }
    switch self {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: size)
    case .scaleAspectFit: return centered(fit)
    case .scaleAspectFill: return centered(fill)
    default: break
    }
    var frame = centered(1)
    switch self {
    case .left, .topLeft, .bottomLeft: frame.origin.x = 0
    case .right, .topRight, .bottomRight: frame.origin.x = size.width - content.width
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: frame.origin.y = 0
    case .bottom, .bottomLeft, .bottomRight: frame.origin.y = size.height - content.height
    default: break
    }
    return frame
  }
}

struct WeakView {
  weak var view: UIView?
}

extension Stage {
  /// Draws the views that asked for it, once they are laid out.
  func drawViews() {
    guard !drawnViews.isEmpty else { return }
    let views = drawnViews
    drawnViews = []
    for entry in views {
      guard let view = entry.view, view.window != nil else { continue }
      view.drawIfNeeded()
    }
  }
}
