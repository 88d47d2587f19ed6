extension UIView {
  /// This view and what it contains, as shown now, in the superview's coordinates.
  @_spi(Headless)
  public func displayGroup() -> DisplayItem? {
    var alpha = presentationValue(.alpha, model: storage.alpha)
    if let outer = storage.outerEffects {
      alpha *= presentationValue(.outerOpacity, model: outer.opacity)
    }
    guard !isHidden, alpha > 0.001 else { return nil }
    let bounds = presentationValue(.bounds, model: storage.bounds)
    let center = presentationValue(.center, model: storage.center)
    let transform = presentationValue(.transform, model: storage.transform)
    let box = CGRect(origin: .zero, size: bounds.size)
    let shape =
      storage.cornerRadii.map { DisplayShape.roundedRect(box, radii: $0) }
      ?? ownLayer?.shape(in: box) ?? .box(box, radius: storage.cornerRadius)
    var items: [DisplayItem] = ownLayer?.shadow(in: box) ?? []
    let background = presentationValue(.backgroundColor, model: storage.backgroundColor)
    if let color = background?.displayColor(for: traitCollection), color.alpha > 0 {
      items.append(.fill(shape, .color(color)))
    }
    items += ownLayer?.content(in: box) ?? []
    items += ownLayer?.sublayers?.flatMap { $0.items() } ?? []
    items += drawnItems(in: box)
    items += displayItems()
    let offset = bounds.origin
    let contents = shownContents()
    if offset == .zero || contents.isEmpty {
      items += contents
    } else {
      items.append(
        .group(
          DisplayGroup(
            name: "scrolled",
            origin: CGPoint(x: -offset.x, y: -offset.y),
            size: bounds.size,
            items: contents
          )
        )
      )
    }
    items += overlayDisplayItems()
    items += ownLayer?.border(in: box) ?? []
    items = masked(items, in: box)
    let isTarget = isTapTarget && isUserInteractionEnabled
    let group = DisplayItem.group(
      DisplayGroup(
        name: displayName,
        origin: CGPoint(
          x: center.x - bounds.width / 2 + transform.tx,
          y: center.y - bounds.height / 2 + transform.ty
        ),
        size: bounds.size,
        opacity: alpha,
        scale: CGSize(
          width: (transform.a * transform.a + transform.b * transform.b).squareRoot(),
          height: (transform.c * transform.c + transform.d * transform.d).squareRoot()
        ),
        rotation: CGFloat(atan2(Double(transform.b), Double(transform.a))),
        clip: clipsToBounds ? shape : nil,
        projection: shownProjection(in: box),
        isTapTarget: isTarget,
        touchArea: isTarget ? reachOfTouches(in: box) : nil,
        items: items
      )
    )
    return storage.outerEffects?.cut(group) ?? group
  }

  /// What is left where a layer or view masks this one.
  private func masked(_ items: [DisplayItem], in box: CGRect) -> [DisplayItem] {
    guard mask != nil || ownLayer?.mask != nil else { return items }
    let shapes = [mask?.layer.maskShape(in: mask?.frame ?? box), ownLayer?.clip(in: box)]
    return shapes.compactMap { $0 }.reduce(items) { items, shape in
      let group = DisplayGroup(
        name: "Mask",
        origin: .zero,
        size: box.size,
        clip: shape,
        items: items
      )
      return [.group(group)]
    }
  }

  private func shownContents() -> [DisplayItem] {
    guard let contents = interleavedContents() else {
      return subviews.compactMap { $0.displayGroup() }
    }
    var rest = Set(subviews.map { ObjectIdentifier($0) })
    var items = contents.compactMap { content -> DisplayItem? in
      switch content {
      case .item(let item): return item
      case .view(let view):
        return rest.remove(ObjectIdentifier(view)) == nil ? nil : view.displayGroup()
      }
    }
    items += subviews.filter { rest.contains(ObjectIdentifier($0)) }.compactMap {
      $0.displayGroup()
    }
    return items
  }

  /// How far around a small target touches still reach it, as the window's hit test says.
  private func reachOfTouches(in box: CGRect) -> CGRect? {
    let side = DisplayAudit.targetSide
    let missing = CGSize(
      width: max(0, side - box.width),
      height: max(0, side - box.height)
    )
    guard missing != .zero, let window else { return nil }
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = CGPoint(x: bounds.minX + x, y: bounds.minY + y)
      return window.hitTest(convert(point, to: window), with: nil)?.isDescendant(of: self) == true
    }
    // A finger's middle half a point inside of the area has to reach it.
    func reach(upTo limit: CGFloat, _ isReached: (CGFloat) -> Bool) -> CGFloat {
      var reach: CGFloat = 0
      while reach < limit, isReached(min(reach + 1, limit) - 0.5) { reach = min(reach + 1, limit) }
      return reach
    }
    let left = reach(upTo: missing.width) { reaches(-$0, box.midY) }
    let right = reach(upTo: missing.width) { reaches(box.maxX + $0, box.midY) }
    let top = reach(upTo: missing.height) { reaches(box.midX, -$0) }
    let bottom = reach(upTo: missing.height) { reaches(box.midX, box.maxY + $0) }
    let area = CGRect(
      x: -left,
      y: -top,
      width: left + box.width + right,
      height: top + box.height + bottom
    )
    return area == box ? nil : area
  }

  private var displayName: String {
    String(describing: type(of: self))
  }
}

/// A part of what a view shows above its own items.
@_spi(Headless)
public enum DisplayContent {
  case item(DisplayItem)
  case view(UIView)
}

extension DisplayShape {
  /// A rectangle, rounded on all corners.
  @_spi(Headless)
  public static func box(_ rect: CGRect, radius: CGFloat) -> DisplayShape {
    radius > 0 ? .roundedRect(rect, radii: [radius, radius, radius, radius]) : .rect(rect)
  }
}
