// A.2
extension UIView {
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer()
    layer.view = self
    ownLayer = layer
    return layer
  }
}
