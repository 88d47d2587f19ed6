import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CanvasTests {
  let model = Watched()
  let stage = Stage.current

  private func items(_ view: some View) -> [DisplayItem] {
    let host = showHosted(view.frame(width: 100, height: 50))
    return canvas(host)
  }

  private func canvas(_ host: UIViewController) -> [DisplayItem] {
    for case .group(let group) in host.view.displayItems() where group.name == "Canvas" {
      return group.items
    }
    return []
  }

  @Test
  func `a canvas draws in the size that it has`() {
    let items = items(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .foreground
        )
      }
    )

    guard case .fill(let shape, _) = items.first, case .stroke(_, _, let line) = items.last else {
      Issue.record("not drawn")
      return
    }
    #expect(shape.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(line.width == 1)
  }

  @Test
  func `a copy of the context has a state of its own`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let items = items(
      Canvas { context, _ in
        var copy = context
        copy.translateBy(x: 20, y: 0)
        copy.scaleBy(x: 2, y: 2)
        copy.fill(square, with: .color(.red))
        context.fill(square, with: .color(.red))
      }
    )

    let boxes = items.compactMap { item -> CGRect? in
      if case .fill(let shape, _) = item { shape.boundingBox } else { nil }
    }
    #expect(
      boxes == [
        CGRect(x: 20, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 10, height: 10),
      ]
    )
  }

  @Test
  func `text lies around its point, in the colours of the environment`() throws {
    let items = items(
      Canvas { context, size in
        context.draw(Text("Mid").font(.title), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .foregroundStyle(Color.red)
    )

    guard case .group(let group) = items.first, case .text(let text) = group.items.first,
      let move = group.projection?.affine
    else {
      Issue.record("no text")
      return
    }
    #expect(text.lines == ["Mid"] && text.pointSize == 28)
    #expect(abs(move.tx + text.frame.width / 2 - 50) < 0.5)
    #expect(abs(move.ty + text.frame.height / 2 - 25) < 0.5)
  }

  @Test
  func `symbols are found by their tags`() {
    let items = items(
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        context.draw(dot, at: CGPoint(x: 50, y: 25))
        #expect(context.resolveSymbol(id: "other") == nil)
        #expect(dot.size == CGSize(width: 8, height: 6))
      } symbols: {
        Color.red.frame(width: 8, height: 6).tag("dot")
      }
    )

    guard case .group(let group) = items.first, let move = group.projection?.affine else {
      Issue.record("no symbol")
      return
    }
    #expect(move.tx == 46 && move.ty == 22)
  }

  @Test
  func `a layer fades as one`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let items = items(
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          layer.fill(square, with: .color(.blue))
        }
      }
    )

    guard case .group(let group) = items.first else {
      Issue.record("no layer")
      return
    }
    #expect(group.opacity == 0.5 && group.items.count == 2)
  }

  @Test
  func `it is drawn again when what it read has changed, and only then`() {
    let host = showHosted(Drawing(model: model))
    _ = canvas(host)
    _ = canvas(host)
    #expect(Drawing.count == 1)

    model.number = 40
    flush()

    guard case .fill(let shape, _) = canvas(host).first else {
      Issue.record("not drawn")
      return
    }
    #expect(shape.boundingBox.width == 40)
    #expect(Drawing.count == 2)
  }

  private struct Drawing: View {
    static var count = 0
    let model: Watched
    var body: some View {
      Canvas { [model] context, size in
        MainActor.assumeIsolated { Self.count += 1 }
        let rect = CGRect(x: 0, y: 0, width: CGFloat(model.number), height: 10)
        context.fill(Path(rect), with: .color(.red))
      }
      .frame(width: 100, height: 50)
    }
  }
}
