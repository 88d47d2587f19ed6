/// Where drawing commands are kept as items: what an image or a view's own drawing is made of.
@_spi(Headless)
public final class DrawingSurface {
  /// What one command draws with.
  public struct State {
    public var transform = CGAffineTransform.identity
    public var opacity: CGFloat = 1
    public var shadow: DisplayShadow?
    /// What cuts the drawing, in the coordinates of the surface.
    var clips: [DisplayShape] = []

    public init() {}

    /// Draws inside of a path only.
    public mutating func clip(to path: PathData, isEvenOdd: Bool = false) {
      let elements = path.transformed(by: transform).elements
      clips.append(isEvenOdd ? .evenOddPath(elements) : .path(elements))
    }

    public mutating func clip(to rect: CGRect) {
      guard transform.isUpright else {
        var path = PathData()
        path.addRect(rect)
        return clip(to: path)
      }
      clips.append(.rect(rect.applying(transform)))
    }
  }

  /// Commands that are cut in the same way.
  private struct Run {
    let clips: [DisplayShape]
    var items: [DisplayItem]
  }

  private var runs: [Run] = []

  public init() {}

  public var items: [DisplayItem] {
    runs.flatMap { run in
      run.clips.reversed().reduce(run.items) { items, clip in
        let box = clip.boundingBox
        let size = box.isNull ? .zero : CGSize(width: box.maxX, height: box.maxY)
        return [
          .group(DisplayGroup(name: "Clip", origin: .zero, size: size, clip: clip, items: items))
        ]
      }
    }
  }

  public func removeAll() {
    runs = []
  }

  // MARK: Commands

  public func fill(
    _ path: PathData,
    with paint: DisplayPaint,
    isEvenOdd: Bool = false,
    _ state: State
  ) {
    guard !path.elements.isEmpty else { return }
    let shape: (PathData) -> DisplayShape = {
      isEvenOdd ? .evenOddPath($0.elements) : .path($0.elements)
    }
    draw(shape(path), shape(path.transformed(by: state.transform)), paint, state)
  }

  public func fill(_ rect: CGRect, with paint: DisplayPaint, _ state: State) {
    guard state.transform.isUpright else {
      var path = PathData()
      path.addRect(rect)
      return fill(path, with: paint, state)
    }
    draw(.rect(rect.standardized), .rect(rect.applying(state.transform)), paint, state)
  }

  /// A colour is the same everywhere; a gradient lies in the coordinates of the command.
  private func draw(
    _ shape: DisplayShape,
    _ placed: DisplayShape,
    _ paint: DisplayPaint,
    _ state: State
  ) {
    if let shadow = state.shadow { add(shadow, of: placed, state) }
    if case .color(let color) = paint {
      append(.fill(placed, .color(color.faded(to: state.opacity))), state)
    } else {
      add(.fill(shape, paint), state)
    }
  }

  private func add(_ shadow: DisplayShadow, of shape: DisplayShape, _ state: State) {
    var shadow = shadow
    shadow.color = shadow.color.faded(to: state.opacity)
    append(.shadow(shape, shadow), state)
  }

  public func stroke(
    _ path: PathData,
    with paint: DisplayPaint,
    _ stroke: DisplayStroke,
    _ state: State
  ) {
    guard !path.elements.isEmpty, stroke.width > 0 else { return }
    let scale = state.transform.evenScale
    guard let scale, case .color(let color) = paint else {
      return add(.stroke(.path(path.elements), paint, stroke), state)
    }
    var placed = stroke
    placed.width *= scale
    placed.dash = stroke.dash.map { $0 * scale }
    placed.dashPhase *= scale
    let elements = path.transformed(by: state.transform).elements
    append(.stroke(.path(elements), .color(color.faded(to: state.opacity)), placed), state)
  }

  /// Draws an item that lies in the coordinates of the command.
  public func add(_ item: DisplayItem, _ state: State) {
    add([item], state)
  }

  public func add(_ items: [DisplayItem], _ state: State) {
    guard !items.isEmpty, state.opacity > 0 else { return }
    if state.transform.isIdentity, state.opacity == 1 {
      for item in items { append(item, state) }
      return
    }
    let group = DisplayGroup(
      name: "Drawing",
      origin: .zero,
      size: .zero,
      opacity: state.opacity,
      projection: state.transform.isIdentity ? nil : DisplayProjection(state.transform),
      items: items
    )
    append(.group(group), state)
  }

  private func append(_ item: DisplayItem, _ state: State) {
    if let last = runs.last, last.clips == state.clips {
      runs[runs.count - 1].items.append(item)
    } else {
      runs.append(Run(clips: state.clips, items: [item]))
    }
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay rectangles.
  var isUpright: Bool { b == 0 && c == 0 }

  /// How much longer all lengths get, if it is as much in each direction.
  var evenScale: CGFloat? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    guard abs(first - second) < 1e-9 * max(1, first), abs(a * c + b * d) < 1e-9 else { return nil }
    return first.squareRoot()
  }
}
