// A.2
extension UIView {
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let made = ObjectMaker.make(type(of: self).layerClass) as? CALayer
    let layer = made ?? CALayer()
    layer.view = self
    ownLayer = layer
    return layer
  }

  /// The transform in space; what lies in the plane is the view's own transform.
  @available(iOS 13.0, *)
  public var transform3D: CATransform3D {
    get { storage.transform3D ?? CATransform3DMakeAffineTransform(transform) }
    set {
      let old = transform3D
      if CATransform3DIsAffine(newValue) {
        change(.transform3D, from: old, to: newValue) { storage.transform3D = nil }
        transform = CATransform3DGetAffineTransform(newValue)
      } else {
        change(.transform3D, from: old, to: newValue) { storage.transform3D = newValue }
      }
    }
  }

  /// What space does to the plane about the middle of a box; nil where the plane is all there is.
  func shownProjection(in box: CGRect) -> DisplayProjection? {
    guard storage.transform3D != nil || animations[.transform3D] != nil else { return nil }
    let map = presentationValue(.transform3D, model: transform3D)
    return CATransform3DIsAffine(map) ? nil : DisplayProjection(map).about(box.center)
  }
}
