internal import CCairo
internal import CPango
internal import Foundation
@_spi(Headless) internal import UIKit

extension FontBook {
  /// Sets the lines in the frame, centred upright in it, as a label does.
  func paint(_ text: DisplayText, on canvas: Canvas) {
    let top = text.frame.midY - text.measuredHeight / 2
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      let setLine = SetLine(line, of: text)
      let x =
        switch text.alignment {
        case .left: text.frame.minX
        case .center: text.frame.midX - setLine.width / 2
        case .right: text.frame.maxX - setLine.width
        }
      let y =
        top + TextMetrics.ascender(pointSize: text.pointSize) + CGFloat(index) * text.linePitch
      // Stems may stand between pixels, baselines shouldn't: the text would look soft.
      let baseline = CGPoint(x: x, y: canvas.snapped(CGPoint(x: x, y: y)).y)
      paint(setLine, of: text, at: baseline, on: canvas)
    }
  }

  private func paint(
    _ line: SetLine,
    of text: DisplayText,
    at baseline: CGPoint,
    on canvas: Canvas
  ) {
    canvas.setSource(text.color)
    if let face = face(
      pointSize: text.pointSize,
      weight: text.weight,
      isMonospaced: text.isMonospaced
    ) {
      let glyphs = line.glyphs.map {
        cairo_glyph_t(index: face.glyph(for: $0.character), x: baseline.x + $0.x, y: baseline.y)
      }
      cairo_set_font_face(canvas.context, face.cairoFace)
      // Italics are slanted: those of Inter have other advances than the upright glyphs.
      var matrix = cairo_matrix_t(
        xx: text.pointSize,
        yx: 0,
        xy: text.isItalic ? -0.1655 * text.pointSize : 0,
        yy: text.pointSize,
        x0: 0,
        y0: 0
      )
      cairo_set_font_matrix(canvas.context, &matrix)
      // As outlines: glyph images would be moved to whole pixels.
      cairo_glyph_path(canvas.context, glyphs, Int32(glyphs.count))
      cairo_fill(canvas.context)
    }
    for run in line.foreignRuns {
      paintForeign(run, of: text, at: baseline, on: canvas)
    }
    if text.hasUnderline {
      rule(at: baseline.y + text.pointSize * 0.11, from: baseline.x, line, text, on: canvas)
    }
    if text.hasStrikethrough {
      rule(at: baseline.y - text.pointSize * 0.27, from: baseline.x, line, text, on: canvas)
    }
  }

  private func rule(
    at y: CGFloat,
    from x: CGFloat,
    _ line: SetLine,
    _ text: DisplayText,
    on canvas: Canvas
  ) {
    let height = max(text.pointSize * 0.06, 0.5)
    canvas.fill(
      .rect(CGRect(x: x, y: y, width: line.width, height: height)),
      with: .color(text.color)
    )
  }

  // What Inter doesn't have comes from any font that does, squeezed into its measured cells.
  private func paintForeign(
    _ run: SetLine.Run,
    of text: DisplayText,
    at baseline: CGPoint,
    on canvas: Canvas
  ) {
    guard let layout = pango_layout_new(pango) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = description(
      family: "Inter",
      weight: TextMetrics.drawnWeight(text.weight),
      size: text.pointSize
    )
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, run.text, -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    let natural = CGFloat(width) / CGFloat(PANGO_SCALE)
    guard natural > 0, let line = pango_layout_get_line_readonly(layout, 0) else { return }
    let squeeze = min(1, run.width / natural)
    canvas.save()
    cairo_translate(
      canvas.context,
      baseline.x + run.x + (run.width - natural * squeeze) / 2,
      baseline.y
    )
    cairo_scale(canvas.context, squeeze, squeeze)
    cairo_move_to(canvas.context, 0, 0)
    pango_cairo_show_layout_line(canvas.context, line)
    canvas.restore()
  }
}

/// A line with the place of each glyph, in points from its start.
struct SetLine {
  struct Glyph {
    let character: Character
    let x: CGFloat
  }

  /// Neighbouring characters that the font doesn't have.
  struct Run {
    var text: String
    let x: CGFloat
    var width: CGFloat
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var foreignRuns: [Run] = []
  private(set) var width: CGFloat = 0

  init(_ line: String, of text: DisplayText) {
    let own = TextMetrics.tracking(pointSize: text.pointSize, weight: text.weight)
    let extra = text.isMonospaced ? text.tracking : text.tracking - own
    var continuesRun = false
    for character in line {
      let advance =
        TextMetrics.advance(
          of: character,
          pointSize: text.pointSize,
          weight: text.weight,
          isMonospaced: text.isMonospaced
        ) + extra
      if TextMetrics.hasGlyph(for: character) {
        glyphs.append(Glyph(character: character, x: width))
        continuesRun = false
      } else if continuesRun {
        foreignRuns[foreignRuns.count - 1].text.append(character)
        foreignRuns[foreignRuns.count - 1].width += advance
      } else {
        foreignRuns.append(Run(text: String(character), x: width, width: advance))
        continuesRun = true
      }
      width += advance
    }
  }
}
