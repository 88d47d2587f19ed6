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
    /// A header or footer, which has all of the width.
    let isWide: Bool
    var length: CGFloat?
  }

  /// Where the elements are divided into lines: headers and footers stand alone.
  private func ranges(_ elements: [Node], _ count: Int) -> [(Range<Int>, isWide: Bool)] {
    let parts = PinnedParts(elements, below: self)
    guard !parts.marks.isEmpty else {
      return stride(from: 0, to: elements.count, by: count).map {
        ($0..<min($0 + count, elements.count), false)
      }
    }
    var ranges: [(Range<Int>, isWide: Bool)] = []
    var start = 0
    while start < elements.count {
      if parts.isWide(elements[start]) {
        ranges.append((start..<start + 1, true))
        start += 1
        continue
      }
      let section = parts.marks[ObjectIdentifier(elements[start])]?.section
      var end = start + 1
      while end < elements.count, end - start < count, !parts.isWide(elements[end]),
        parts.marks[ObjectIdentifier(elements[end])]?.section == section
      {
        end += 1
      }
      ranges.append((start..<end, false))
      start = end
    }
    return ranges
  }

  private func wideTrack(_ tracks: GridTracks) -> GridTracks.Track {
    GridTracks.Track(start: 0, length: tracks.extent, alignment: .leading)
  }

  private func tracks(of line: Line, _ tracks: GridTracks) -> [GridTracks.Track] {
    line.isWide ? [wideTrack(tracks)] : tracks.tracks
  }

  private func lines(_ tracks: GridTracks) -> [Line] {
    let elements = elements
    let count = max(1, tracks.tracks.count)
    return ranges(elements, count).map { range, isWide in
      let cells = elements[range]
      let places = isWide ? [wideTrack(tracks)] : tracks.tracks
      // A cell that was given as it is can be measured; one of a collection maybe wasn't made.
      let known = zip(cells, places).map { cell, track in
        cell.lazyRow.map(\.knownLength) ?? along(cell.size(proposal(track)))
      }
      return Line(
        cells: cells,
        isWide: isWide,
        length: known.contains(nil) ? nil : known.compactMap(\.self).max()
      )
    }
  }

  private func measure(_ line: Line, _ tracks: GridTracks) -> CGFloat {
    var longest: CGFloat = 0
    for (cell, track) in zip(line.cells, self.tracks(of: line, tracks)) {
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
    var pins =
      pinnedViews.isEmpty ? nil : Pins(PinnedParts(elements, below: self), views: pinnedViews)
    for (line, guess) in zip(lines, lengths) {
      let isSeen = position < high && position + guess > low
      let length = isSeen ? measure(line, tracks) : guess
      for (cell, track) in zip(line.cells, self.tracks(of: line, tracks)) {
        pins?.note(cell, at: position, length: length)
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
    if let pins { pin(pins, from: first, wideTrack(tracks)) }
    let end = axis == .vertical ? bounds.maxY : bounds.maxX
    if abs(position - gap - end) > 0.5, !lines.isEmpty { invalidateLayout() }
  }

  /// Headers and footers that stay in sight lie over the cells.
  private func pin(_ pins: Pins, from first: CGFloat, _ track: GridTracks.Track) {
    let free = scrollContainer?.freeRect ?? visible
    let (low, high) = axis == .vertical ? (free.minY, free.maxY) : (free.minX, free.maxX)
    for (element, start) in pins.starts(low: low, high: high) {
      let length = along(element.size(proposal(track)))
      let box =
        axis == .vertical
        ? CGRect(x: first, y: start, width: track.length, height: length)
        : CGRect(x: start, y: first, width: length, height: track.length)
      shown.removeAll { $0 === element }
      place(element, in: box, track)
    }
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
