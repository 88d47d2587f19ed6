internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

/// A Cairo context in points, with the operations that display items need.
final class Canvas {
  let context: OpaquePointer?
  let scale: CGFloat

  init(surface: OpaquePointer, scale: CGFloat) {
    context = cairo_create(surface)
    self.scale = scale
    cairo_scale(context, scale, scale)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
  }

  deinit {
    cairo_destroy(context)
  }

  func finish() {
    cairo_surface_flush(cairo_get_target(context))
  }

  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }

  // MARK: Geometry

  /// Moves into a group: its place, its transform about the anchor, its clip.
  func enter(_ group: DisplayGroup) {
    cairo_translate(context, group.origin.x, group.origin.y)
    if let projection = group.projection, projection.isAffine {
      let affine = projection.affine
      var matrix = cairo_matrix_t(
        xx: affine.a,
        yx: affine.b,
        xy: affine.c,
        yy: affine.d,
        x0: affine.tx,
        y0: affine.ty
      )
      cairo_transform(context, &matrix)
    }
    if group.rotation != 0 || group.scale != CGSize(width: 1, height: 1) {
      let anchor = CGPoint(
        x: group.anchor.x * group.size.width,
        y: group.anchor.y * group.size.height
      )
      cairo_translate(context, anchor.x, anchor.y)
      cairo_rotate(context, group.rotation)
      cairo_scale(context, group.scale.width, group.scale.height)
      cairo_translate(context, -anchor.x, -anchor.y)
    }
    if let clip = group.clip { self.clip(to: clip) }
  }

  func flip(about x: CGFloat) {
    cairo_translate(context, 2 * x, 0)
    cairo_scale(context, -1, 1)
  }

  func clip(to shape: DisplayShape) {
    addPath(shape)
    cairo_set_fill_rule(context, shape.fillRule)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Keeps what is drawn next outside of a shape.
  func clipOutside(_ shape: DisplayShape) {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    cairo_rectangle(context, x1, y1, x2 - x1, y2 - y1)
    addPath(shape)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Whether points map to pixels by scaling and moving alone.
  var isUpright: Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix.xy == 0 && matrix.yx == 0
  }

  /// Pixels a point in the present transform.
  var pixelsPerPoint: CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
  }

  /// The nearest point on the pixel grid.
  func snapped(_ point: CGPoint) -> CGPoint {
    guard isUpright else { return point }
    var x = Double(point.x)
    var y = Double(point.y)
    cairo_user_to_device(context, &x, &y)
    x = x.rounded()
    y = y.rounded()
    cairo_device_to_user(context, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// A rectangle with its edges on the pixel grid, at least a pixel wide and high.
  ///
  /// Hairlines of a screen with three pixels a point would blur on one with two.
  func snapped(_ rect: CGRect) -> CGRect {
    guard isUpright, rect.width > 0, rect.height > 0 else { return rect }
    let pixel = 1 / max(pixelsPerPoint, 0.001)
    let origin = snapped(rect.origin)
    let corner = snapped(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: max(corner.x - origin.x, pixel),
      height: max(corner.y - origin.y, pixel)
    )
  }

  // MARK: Paint

  func fill(_ shape: DisplayShape, with paint: DisplayPaint) {
    setSource(paint)
    if case .rect(let rect) = shape {
      addPath(.rect(snapped(rect)))
    } else {
      addPath(shape)
    }
    cairo_set_fill_rule(context, shape.fillRule)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func stroke(_ shape: DisplayShape, with paint: DisplayPaint, _ stroke: DisplayStroke) {
    setSource(paint)
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.lineCap)
    cairo_set_line_join(context, stroke.lineJoin)
    cairo_set_miter_limit(context, stroke.miterLimit)
    let dash = stroke.isDashed ? stroke.dash.map { Double($0) } : []
    cairo_set_dash(context, dash, Int32(dash.count), stroke.dashPhase)
    addPath(shape)
    cairo_stroke(context)
    cairo_set_dash(context, [], 0, 0)
  }

  func setSource(_ color: DisplayColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func layer(opacity: CGFloat, _ draw: () -> Void) {
    cairo_push_group(context)
    draw()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws a mask's pixels in a colour, scaled to a rectangle.
  func mask(_ surface: OpaquePointer, in rect: CGRect, color: DisplayColor) {
    draw(surface, in: rect, tint: color, alpha: 1)
  }

  func draw(_ surface: OpaquePointer, in rect: CGRect, tint: DisplayColor?, alpha: CGFloat) {
    let width = CGFloat(cairo_image_surface_get_width(surface))
    let height = CGFloat(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0, rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / width, rect.height / height)
    if let tint {
      setSource(tint.faded(to: alpha))
      cairo_mask_surface(context, surface, 0, 0)
    } else {
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint_with_alpha(context, alpha)
    }
    cairo_restore(context)
  }
}
