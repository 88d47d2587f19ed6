internal import CCairo
internal import CRsvg
internal import Foundation

/// The icons of `bootstrap-icons`, drawn once a size as masks.
final class IconSet {
  static let folder = "/usr/share/bootstrap-icons/svg"

  private var masks: [Key: OpaquePointer] = [:]

  init() throws(DrawError) {
    guard FileManager.default.fileExists(atPath: Self.folder + "/search.svg") else {
      throw .missingIcons(folder: Self.folder)
    }
  }

  deinit {
    for mask in masks.values { cairo_surface_destroy(mask) }
  }

  /// The icon's mask, `side` pixels wide and high; nil when there is no such icon.
  ///
  /// `outline` is a stroke around the shapes, in units of the 16 that icons are drawn on.
  func mask(_ name: String, side: Int, outline: CGFloat) -> OpaquePointer? {
    let key = Key(name: name, side: side, outline: outline)
    if let mask = masks[key] { return mask }
    guard let mask = render(key) else { return nil }
    masks[key] = mask
    return mask
  }

  private func render(_ key: Key) -> OpaquePointer? {
    let path = Self.folder + "/" + key.name + ".svg"
    guard key.side > 0, let data = FileManager.default.contents(atPath: path) else { return nil }
    // An outline reaches beyond the picture: the picture is made larger, and shown smaller.
    let edge = key.outline / 2
    let source = String(decoding: data, as: UTF8.self).replacingOccurrences(
      of: "viewBox=\"0 0 16 16\"",
      with: "viewBox=\"-\(edge) -\(edge) \(16 + key.outline) \(16 + key.outline)\""
    )
    let bytes = Array(source.utf8)
    guard let handle = rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil) else { return nil }
    defer { g_object_unref(handle) }
    if key.outline > 0 {
      let style = Array(
        "path,circle,rect{stroke:#000;stroke-width:\(key.outline);stroke-linejoin:round}".utf8
      )
      rsvg_handle_set_stylesheet(handle, style, UInt(style.count), nil)
    }
    let side = Int32(key.side)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, side, side) else { return nil }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(side), height: Double(side))
    guard rsvg_handle_render_document(handle, context, &viewport, nil) != 0 else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_flush(surface)
    return surface
  }

  private struct Key: Hashable {
    let name: String
    let side: Int
    let outline: CGFloat
  }
}
