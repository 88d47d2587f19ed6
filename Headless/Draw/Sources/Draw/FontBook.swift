internal import CCairo
internal import CPango
internal import Foundation
@_spi(Headless) internal import UIKit

/// The faces of Inter, found through Pango once and set glyph by glyph.
///
/// Glyphs stand where `TextMetrics` says, so a drawn line is exactly as wide as a measured one.
final class FontBook {
  let map: OpaquePointer?
  let pango: OpaquePointer?
  private var faces: [FaceKey: FontFace] = [:]

  init() throws(DrawError) {
    map = OpaquePointer(pango_cairo_font_map_new())
    pango = pango_font_map_create_context(UnsafeMutablePointer(map))
    pango_cairo_font_map_set_resolution(map, 72)
    let options = Self.makeOptions()
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    for family in ["Inter", "Inter Display"] {
      for weight in [400, 500, 600, 700] {
        let key = FaceKey(family: family, weight: weight)
        let face = load(key)
        guard let face, face.family == family else {
          throw .missingFont(family: family, found: face?.family ?? "none")
        }
        faces[key] = face
      }
    }
  }

  deinit {
    faces.removeAll()
    g_object_unref(pango.map(UnsafeMutableRawPointer.init))
    g_object_unref(map.map(UnsafeMutableRawPointer.init))
  }

  func face(pointSize: CGFloat, weight: Int, isMonospaced: Bool = false) -> FontFace? {
    let drawn = TextMetrics.drawnWeight(weight)
    let family =
      isMonospaced ? "monospace" : pointSize >= 20 ? "Inter Display" : "Inter"
    let key = FaceKey(family: family, weight: drawn)
    if let face = faces[key] { return face }
    let face = load(key)
    faces[key] = face
    return face
  }

  // No hinting: outlines keep their shape at every scale.
  static func makeOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }

  func description(family: String, weight: Int, size: CGFloat) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_absolute_size(description, size * CGFloat(PANGO_SCALE))
    return description
  }

  private func load(_ key: FaceKey) -> FontFace? {
    let description = description(family: key.family, weight: key.weight, size: 64)
    defer { pango_font_description_free(description) }
    guard
      let font = pango_font_map_load_font(
        UnsafeMutablePointer(map),
        pango,
        description
      )
    else { return nil }
    return FontFace(font: font)
  }

  private struct FaceKey: Hashable {
    let family: String
    let weight: Int
  }
}

/// One face: its name and the glyphs of characters.
final class FontFace {
  let family: String
  let cairoFace: OpaquePointer?
  private let font: UnsafeMutablePointer<PangoFont>
  private let scaledFont: OpaquePointer?
  private var glyphs: [Character: UInt] = [:]

  init(font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    cairoFace = cairo_scaled_font_get_font_face(scaledFont)
    let description = pango_font_describe(font)
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    pango_font_description_free(description)
  }

  deinit {
    g_object_unref(font)
  }

  /// The index of a character's glyph; 0 is the box of a missing one.
  func glyph(for character: Character) -> UInt {
    if let known = glyphs[character] { return known }
    var list: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    let text = String(character).precomposedStringWithCanonicalMapping
    cairo_scaled_font_text_to_glyphs(
      scaledFont,
      0,
      0,
      text,
      Int32(text.utf8.count),
      &list,
      &count,
      nil,
      nil,
      nil
    )
    let glyph = count > 0 ? list?[0].index ?? 0 : 0
    cairo_glyph_free(list)
    glyphs[character] = glyph
    return glyph
  }
}
