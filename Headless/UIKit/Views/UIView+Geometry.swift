extension UIView {
  var modelFrame: CGRect {
    let size = storage.bounds.size
    guard !storage.transform.isIdentity else {
      return CGRect(
        x: storage.center.x - size.width / 2,
        y: storage.center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    let box = CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    ).applying(storage.transform)
    return box.offsetBy(dx: storage.center.x, dy: storage.center.y)
  }

  func setModelFrame(_ frame: CGRect) {
    guard frame != modelFrame else { return }
    var bounds = storage.bounds
    bounds.size = frame.size
    setModelBounds(bounds)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func setModelBounds(_ bounds: CGRect) {
    let old = storage.bounds
    guard bounds != old else { return }
    change(.bounds, from: old, to: bounds) { storage.bounds = bounds }
    guard bounds.size != old.size else { return }
    sizeDidChangeForDrawing()
    resizeSubviews(from: old.size)
    setNeedsLayout()
    owningController?.markNeedsLayoutCallbacks()
  }

  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      view.resize(from: oldSize, to: storage.bounds.size)
    }
  }

  private func resize(from old: CGSize, to new: CGSize) {
    var frame = self.frame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = Self.resized(
      frame.origin.x,
      frame.size.width,
      in: old.width,
      by: new.width - old.width,
      before: mask.contains(.flexibleLeftMargin),
      size: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin)
    )
    (frame.origin.y, frame.size.height) = Self.resized(
      frame.origin.y,
      frame.size.height,
      in: old.height,
      by: new.height - old.height,
      before: mask.contains(.flexibleTopMargin),
      size: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin)
    )
    self.frame = frame
  }

  private static func resized(
    _ origin: CGFloat,
    _ size: CGFloat,
    in length: CGFloat,
    by delta: CGFloat,
    before: Bool,
    size isFlexible: Bool,
    after: Bool
  ) -> (CGFloat, CGFloat) {
    let flexible = [before, isFlexible, after]
    let parts = zip(flexible, [origin, size, length - origin - size]).map { $0 ? $1 : 0 }
    let total = parts.reduce(0, +)
    let count = flexible.count { $0 }
    guard count > 0 else { return (origin, size) }
    func share(of index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      // Parts without length, or that outweigh each other, share evenly.
      return total > 0 ? delta * parts[index] / total : delta / CGFloat(count)
    }
    return (origin + share(of: 0), max(0, size + share(of: 1)))
  }

  // MARK: Conversion

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    return view.pointFromRoot(inRoot)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromRoot(point) }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(
      corner: convert(CGPoint(x: rect.minX, y: rect.minY), to: view),
      opposite: convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    )
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else {
      return CGRect(
        corner: pointFromRoot(CGPoint(x: rect.minX, y: rect.minY)),
        opposite: pointFromRoot(CGPoint(x: rect.maxX, y: rect.maxY))
      )
    }
    return view.convert(rect, to: self)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view, current.superview != nil {
      result = current.pointInSuperview(result)
      view = current.superview
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let inSuperview = superview.pointFromRoot(point)
    let relative = CGPoint(
      x: inSuperview.x - storage.center.x,
      y: inSuperview.y - storage.center.y
    ).applying(storage.transform.inverted())
    return CGPoint(x: relative.x + storage.bounds.midX, y: relative.y + storage.bounds.midY)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let relative = CGPoint(x: point.x - storage.bounds.midX, y: point.y - storage.bounds.midY)
      .applying(storage.transform)
    return CGPoint(x: relative.x + storage.center.x, y: relative.y + storage.center.y)
  }
}

extension CGRect {
  init(corner: CGPoint, opposite: CGPoint) {
    self.init(
      x: min(corner.x, opposite.x),
      y: min(corner.y, opposite.y),
      width: abs(opposite.x - corner.x),
      height: abs(opposite.y - corner.y)
    )
  }
}
