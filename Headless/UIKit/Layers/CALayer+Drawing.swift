extension CALayer {
  func shape(in box: CGRect) -> DisplayShape {
    let cornerRadius = shown("cornerRadius", cornerRadius)
    guard cornerRadius > 0 else { return .rect(box) }
    let radius = min(cornerRadius, min(box.width, box.height) / 2)
    func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
    return .roundedRect(
      box,
      radii: [
        corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner),
        corner(.layerMaxXMaxYCorner), corner(.layerMinXMaxYCorner),
      ]
    )
  }

  func shadow(in box: CGRect) -> [DisplayItem] {
    let opacity = shown("shadowOpacity", CGFloat(shadowOpacity))
    guard opacity > 0, !masksToBounds, var color = shadowColor?.value else { return [] }
    color.alpha *= opacity
    let shadow = DisplayShadow(
      color: color,
      sigma: shown("shadowRadius", shadowRadius),
      offset: shadowOffset
    )
    let shape = shadowPath.map { DisplayShape.path($0.data.elements) } ?? shape(in: box)
    return [.shadow(shape, shadow)]
  }

  func border(in box: CGRect) -> [DisplayItem] {
    let width = shown("borderWidth", borderWidth)
    guard width > 0, let color = shown("borderColor", borderColor)?.value else { return [] }
    let inner = box.insetBy(dx: width / 2, dy: width / 2)
    return [.stroke(shape(in: inner), .color(color), DisplayStroke(width: width))]
  }

  /// What a mask cuts a layer to, in the layer's coordinates.
  func clip(in box: CGRect) -> DisplayShape? {
    guard let mask else { return nil }
    let shape = mask.maskShape(in: mask.ownFrame)
    if shape == nil { unsupported("masks that aren't figures") }
    return shape
  }

  /// A layer of the app, in its superlayer's coordinates.
  func items() -> [DisplayItem] {
    let opacity = shown("opacity", CGFloat(ownOpacity))
    guard !ownHidden, opacity > 0 else { return [] }
    let box = CGRect(origin: .zero, size: ownFrame.size)
    let center = shownPosition
    let fill = shown("backgroundColor", ownBackground).map {
      [DisplayItem.fill(shape(in: box), .color($0.value))]
    }
    let layers = (sublayers ?? []).sorted { $0.zPosition < $1.zPosition }
    let inner = (fill ?? []) + content(in: box) + layers.flatMap { $0.items() } + border(in: box)
    let map = shownTransform.map { DisplayProjection($0).about(box.center) }
    var group = DisplayGroup(
      name: String(describing: type(of: self)),
      origin: CGPoint(x: center.x - box.width / 2, y: center.y - box.height / 2),
      size: ownFrame.size,
      opacity: opacity,
      clip: ownMask ? shape(in: box) : nil,
      projection: map,
      items: shadow(in: box) + inner
    )
    if let clip = clip(in: box) {
      let cut = DisplayGroup(
        name: "Mask",
        origin: .zero,
        size: box.size,
        clip: clip,
        items: group.items
      )
      group.items = [.group(cut)]
    }
    return [.group(group)]
  }

  /// Draws the layer as it is shown now.
  public func render(in ctx: CGContext) {
    if let view { return ctx.add(view.ownPicture) }
    guard case .group(var group) = items().first else { return }
    group.origin = .zero
    ctx.add([.group(group)])
  }

  private var shownPosition: CGPoint {
    var center = shown("position", position)
    center.x = shown("position.x", center.x)
    center.y = shown("position.y", center.y)
    return center
  }

  /// Nil where there is none.
  private var shownTransform: CATransform3D? {
    let own = shown("transform", ownTransform)
    var transform = own
    for run in runs {
      guard run.keyPath.hasPrefix("transform."),
        let value: CGFloat = run.value(model: LayerRun.neutral(run.keyPath))
      else { continue }
      transform = CATransform3DConcat(LayerRun.transform(run.keyPath, value), transform)
    }
    return transform == CATransform3DIdentity ? nil : transform
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
