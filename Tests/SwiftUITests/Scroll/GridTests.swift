import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(name)
  }

  private func frames(_ view: some View) -> [String: CGRect] {
    showHosted(view).view.accessibilityNodes().reduce(into: [:]) {
      $0[$1.label ?? ""] = $1.frame
    }
  }

  @Test
  func `a column is as wide as its widest cell`() throws {
    let frames = frames(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 30)
          box("b", 40)
        }
        GridRow {
          box("c", 60)
          box("d", 20)
        }
      }
    )
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    let (c, d) = (try #require(frames["c"]), try #require(frames["d"]))

    #expect(a.minX == c.minX)
    #expect(b.minX == a.minX + 70)
    #expect(d.minX == b.minX)
    #expect(c.minY == a.minY + 25)
  }

  @Test
  func `cells are centred in their column and row unless the grid or row says otherwise`() throws {
    let frames = frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          box("a", 30, 10)
          box("b", 40, 50)
        }
        GridRow {
          box("c", 60, 50)
          box("d", 40, 10)
        }
      }
    )
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    let (c, d) = (try #require(frames["c"]), try #require(frames["d"]))

    #expect(a.midX == c.midX)
    #expect(a.minY == b.minY)
    #expect(d.midY == c.midY)
  }

  @Test
  func `a view that is no row spans all columns`() throws {
    let frames = frames(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 30)
          box("b", 40)
        }
        Color.blue.frame(height: 10).accessibilityLabel("wide")
      }
      .frame(width: 200)
    )

    #expect(try #require(frames["wide"]).width == 70)
    #expect(try #require(frames["wide"]).minX == #require(frames["a"]).minX)
  }

  @Test
  func `flexible columns share what is left`() throws {
    let frames = frames(
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("fixed", 50)
          Color.red.frame(height: 20).accessibilityLabel("one")
          Color.red.frame(height: 20).accessibilityLabel("two")
        }
      }
      .frame(width: 250)
    )

    #expect(try #require(frames["one"]).width == 100)
    #expect(try #require(frames["two"]).width == 100)
  }

  @Test
  func `a cell takes several columns, which grow for it`() throws {
    let frames = frames(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20)
          box("b", 20)
          box("c", 20)
        }
        GridRow {
          box("wide", 70).gridCellColumns(2)
          box("d", 20)
        }
      }
    )
    let (a, c) = (try #require(frames["a"]), try #require(frames["c"]))

    #expect(frames["wide"]?.minX == a.minX)
    #expect(frames["b"]?.minX == a.minX + 40)
    #expect(c.minX == a.minX + 80)
    #expect(frames["d"]?.minX == c.minX)
  }

  @Test
  func `a cell says how its column is aligned and where it lies itself`() throws {
    let frames = frames(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 60, 40)
          box("b", 20).gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          box("c", 20).gridColumnAlignment(.trailing)
          box("d", 50)
        }
        GridRow { box("e", 10).gridCellUnsizedAxes(.horizontal) }
      }
    )
    let a = try #require(frames["a"])

    #expect(frames["c"]?.maxX == a.maxX)
    #expect(frames["b"]?.maxX == a.maxX + 60)
    #expect(frames["b"]?.maxY == a.maxY)
  }
}
