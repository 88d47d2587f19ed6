@_spi(Headless) import UIKit

/// What LazyVGrid and LazyHGrid have in common: lines of cells, made when they come to be seen.
@available(iOS 14.0, *)
class LazyGridNode<V: View, Content: View>:
  ContainerNode<V, Content>, LazyContainer, VisibleReader
{
  var axis: Axis { .vertical }
  var items: [GridItem] { [] }
  var spacing: CGFloat? { nil }
  var pinnedViews: PinnedScrollableViews { [] }
  var freeBefore: CGFloat { 0.5 }

  final var rowAxis: Axis? { nil }
  private var shown: [Node] = []

  private var gap: CGFloat { spacing ?? StackLayout.usualSpacing }

  override func didRealize() {
    super.didRealize()
    scrollContainer?.readers.add(self)
    if !pinnedViews.isEmpty { unsupported("pinned headers and footers of lazy stacks") }
  }

  override func layoutReads(_ child: Node) -> Bool { graph.isInWindow }

  private var visible: CGRect {
    if let container = scrollContainer { return container.visibleRect }
    return graph.hostView?.bounds ?? .zero
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func proposal(_ track: GridTracks.Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  // MARK: Lines

  private struct Line {
    let cells: ArraySlice<Node>
    var length: CGFloat?
  }

  private func lines(_ tracks: GridTracks) -> [Line] {
    let elements = elements
    let count = max(1, tracks.tracks.count)
    return stride(from: 0, to: elements.count, by: count).map { start in
      let cells = elements[start..<min(start + count, elements.count)]
      // A cell that was given as it is can be measured; one of a collection maybe wasn't made.
      let known = zip(cells, tracks.tracks).map { cell, track in
        cell.lazyRow.map(\.knownLength) ?? along(cell.size(proposal(track)))
      }
      return Line(cells: cells, length: known.contains(nil) ? nil : known.compactMap(\.self).max())
    }
  }

  private func measure(_ line: Line, _ tracks: GridTracks) -> CGFloat {
    var longest: CGFloat = 0
    for (cell, track) in zip(line.cells, tracks.tracks) {
      let length = along(cell.size(proposal(track)))
      cell.lazyRow?.knownLength = length
      longest = max(longest, length)
    }
    return longest
  }

  /// The lengths of the lines: those that were measured, and a guess for the others.
  private func lengths(_ lines: [Line], _ tracks: GridTracks) -> [CGFloat] {
    let known = lines.compactMap(\.length)
    let estimate = known.isEmpty ? 44 : known.reduce(0, +) / CGFloat(known.count)
    return lines.map { $0.length ?? estimate }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard graph.isInWindow, isRealized else { return proposal.replacingUnspecifiedDimensions() }
    let offered = axis == .vertical ? proposal.width : proposal.height
    let tracks = GridTracks(items, in: offered.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    var lines = lines(tracks)
    // The guess is one of real lines.
    if !lines.contains(where: { $0.length != nil }) {
      var filled: CGFloat = 0
      for index in lines.indices where filled < max(1, along(visible.size)) {
        let length = measure(lines[index], tracks)
        lines[index].length = length
        filled += length + gap
      }
    }
    let total =
      lengths(lines, tracks).reduce(0, +) + gap * CGFloat(max(0, lines.count - 1))
    let extent = max(tracks.extent, offered.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    return axis == .vertical
      ? CGSize(width: extent, height: total) : CGSize(width: total, height: extent)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let tracks = GridTracks(items, in: across(bounds.size))
    let lines = lines(tracks)
    let lengths = lengths(lines, tracks)
    let window = visible
    let (low, high) =
      axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
    let free = (across(bounds.size) - tracks.extent) * freeBefore
    let first = (axis == .vertical ? bounds.minX : bounds.minY) + free
    var position = axis == .vertical ? bounds.minY : bounds.minX
    shown = []
    for (line, guess) in zip(lines, lengths) {
      let isSeen = position < high && position + guess > low
      let length = isSeen ? measure(line, tracks) : guess
      for (cell, track) in zip(line.cells, tracks.tracks) {
        let box =
          axis == .vertical
          ? CGRect(x: first + track.start, y: position, width: track.length, height: length)
          : CGRect(x: position, y: first + track.start, width: length, height: track.length)
        cell.lazyRow?.estimatedFrame = box
        cell.lazyRow?.setShown(isSeen)
        guard isSeen || cell.lazyRow == nil else { continue }
        place(cell, in: box, track)
      }
      position += length + gap
    }
    let end = axis == .vertical ? bounds.maxY : bounds.maxX
    if abs(position - gap - end) > 0.5, !lines.isEmpty { invalidateLayout() }
  }

  private func place(_ cell: Node, in box: CGRect, _ track: GridTracks.Track) {
    let proposal = proposal(track)
    let size = cell.dimensions(proposal)
    let origin = track.alignment.origin(of: size, in: box)
    cell.place(CGRect(origin: origin, size: size.size), proposal: proposal)
    shown.append(cell)
  }

  override var layoutChildren: [Node] { shown.filter(\.isMounted).inDrawingOrder }
}
