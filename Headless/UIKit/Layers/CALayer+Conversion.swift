extension CALayer {
  /// From what is in the layer to what is in the one above.
  private var wayUp: CGAffineTransform {
    let box = bounds
    let middle = position
    return CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  private var wayToRoot: CGAffineTransform {
    var way = CGAffineTransform.identity
    var layer: CALayer? = self
    while let here = layer {
      way = way.concatenating(here.wayUp)
      layer = here.view?.superview?.layer ?? here.superlayer
    }
    return way
  }

  private func way(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return wayToRoot }
    return wayToRoot.concatenating(layer.wayToRoot.inverted())
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(way(to: l).inverted())
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(way(to: l))
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(way(to: l).inverted())
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(way(to: l))
  }
}
