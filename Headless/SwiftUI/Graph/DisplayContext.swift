@_spi(Headless) import UIKit

/// What nodes draw into. Items that follow a real view are drawn above it.
@_spi(Headless)
public struct DisplayContext {
  /// What lies below the host's subviews.
  private(set) var items: [DisplayItem] = []
  /// The real views, and what lies between and above them.
  private(set) var contents: [DisplayContent] = []
  private var origin = CGPoint.zero

  init() {}

  mutating func add(_ item: DisplayItem) {
    if contents.isEmpty {
      items.append(item)
    } else {
      contents.append(.item(item))
    }
  }

  /// Marks where a real view lies, which draws itself.
  mutating func pass(_ view: UIView?) {
    if let view { contents.append(.view(view)) }
  }

  /// A node's frame in the coordinates of the group that is being filled.
  func local(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Draws into a group of its own: the group's frame is that of the node.
  mutating func group(
    _ name: String,
    frame: CGRect,
    opacity: CGFloat = 1,
    clip: DisplayShape? = nil,
    isTapTarget: Bool = false,
    look: PresenceLook = PresenceLook(),
    scale: CGSize = CGSize(width: 1, height: 1),
    rotation: CGFloat = 0,
    projection: DisplayProjection? = nil,
    _ draw: (inout DisplayContext) -> Void
  ) {
    var inner = DisplayContext()
    inner.origin = frame.origin
    draw(&inner)
    let place = local(frame)
    func group(of items: [DisplayItem]) -> DisplayItem {
      .group(
        DisplayGroup(
          name: name,
          origin: CGPoint(x: place.minX + look.offset.x, y: place.minY + look.offset.y),
          size: place.size,
          opacity: opacity * look.opacity,
          scale: CGSize(width: look.scale * scale.width, height: look.scale * scale.height),
          rotation: rotation,
          anchor: CGPoint(x: look.anchor.x, y: look.anchor.y),
          clip: clip,
          projection: projection,
          isTapTarget: isTapTarget,
          items: items
        )
      )
    }
    add(group(of: inner.items))
    // Real views lie in the host: the group goes on after each.
    var run: [DisplayItem] = []
    func endRun(_ context: inout DisplayContext) {
      if !run.isEmpty { context.add(group(of: run)) }
      run = []
    }
    for content in inner.contents {
      switch content {
      case .item(let item): run.append(item)
      case .view(let view):
        endRun(&self)
        pass(view)
      }
    }
    endRun(&self)
  }

  /// Draws in other colours. Real views keep theirs.
  mutating func recolored(
    _ change: (DisplayColor) -> DisplayColor,
    hasPictures: inout Bool,
    _ draw: (inout DisplayContext) -> Void
  ) {
    var inner = DisplayContext()
    inner.origin = origin
    draw(&inner)
    for item in inner.items {
      add(item.recolored(change, hasPictures: &hasPictures))
    }
    for content in inner.contents {
      switch content {
      case .item(let item): add(item.recolored(change, hasPictures: &hasPictures))
      case .view(let view):
        hasPictures = true
        pass(view)
      }
    }
  }

  /// Draws into a group that is larger, smaller or turned about an anchor.
  mutating func transformed(
    frame: CGRect,
    scale: CGSize,
    rotation: CGFloat,
    anchor: UnitPoint,
    _ draw: (inout DisplayContext) -> Void
  ) {
    var look = PresenceLook()
    look.anchor = anchor
    group("Transform", frame: frame, look: look, scale: scale, rotation: rotation, draw)
  }
}
