@_spi(Headless) import UIKit

/// The columns of a vertical grid, or the rows of a horizontal one.
@available(iOS 14.0, *)
@MainActor
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  private(set) var extent: CGFloat = 0

  /// Fixed lengths first; the others share what is left in their order, within their limits.
  init(_ items: [GridItem], in available: CGFloat) {
    let gap = StackLayout.usualSpacing
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? gap) }
    var left = available - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
    }
    var position: CGFloat = 0
    for item in items {
      let spacing = item.spacing ?? gap
      let share = flexible > 0 ? max(0, left) / CGFloat(flexible) : 0
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length):
        lengths = [length]
      case .flexible(let least, let most):
        lengths = [min(max(share, least), most)]
        left -= lengths[0]
        flexible -= 1
      case .adaptive(let least, let most):
        let count = max(1, Int((share + spacing) / (max(least, 1) + spacing)))
        let each = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: min(max(each, least), most), count: count)
        left -= share
        flexible -= 1
      }
      for length in lengths {
        tracks.append(
          Track(start: position, length: length, alignment: item.alignment ?? .center)
        )
        extent = position + length
        position += length + spacing
      }
    }
  }
}
