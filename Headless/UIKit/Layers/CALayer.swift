// A.17
/// What a view draws beside its own content: corners, border, shadow, and layers of the app.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var view: UIView?
  var animations = LayerAnimations()
  private var ownFrame = CGRect.zero
  private var ownBackground: CGColor?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var ownMask = false

  public override init() {
    super.init()
  }

  public init(layer: Any) {
    super.init()
  }

  private func changed() {
    (view ?? rootView)?.setNeedsDisplay()
  }

  private var rootView: UIView? {
    var layer = superlayer
    while let current = layer {
      if let view = current.view { return view }
      layer = current.superlayer
    }
    return nil
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      ownFrame = newValue
      view?.frame = newValue
      changed()
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      ownFrame.size = newValue.size
      view?.bounds = newValue
      changed()
    }
  }

  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      ownFrame.origin = CGPoint(
        x: newValue.x - ownFrame.width / 2,
        y: newValue.y - ownFrame.height / 2
      )
      view?.center = newValue
      changed()
    }
  }

  open var zPosition: CGFloat = 0 { didSet { changed() } }

  // MARK: Look

  open var backgroundColor: CGColor? {
    get { view == nil ? ownBackground : view?.backgroundColor?.cgColor }
    set {
      ownBackground = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      changed()
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
      changed()
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      view?.isHidden = newValue
      changed()
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMask }
    set {
      ownMask = newValue
      view?.clipsToBounds = newValue
      changed()
    }
  }

  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { changed() }
  }
  @available(iOS 13.0, *)
  open var cornerCurve: CALayerCornerCurve {
    get { curve }
    set { curve = newValue }
  }
  private var curve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed() }
  }
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed() }
  }
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var name: String?

  // MARK: Hierarchy

  open private(set) var sublayers: [CALayer]? { didSet { changed() } }
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    layer.superlayer = self
    sublayers = layers
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    superlayer = nil
    let rest = parent.sublayers?.filter { $0 !== self }
    parent.sublayers = rest?.isEmpty == true ? nil : rest
  }

  // MARK: Drawing

  func shape(in box: CGRect) -> DisplayShape {
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

  /// What the layer fills itself with.
  func fill(in box: CGRect) -> [DisplayItem] {
    guard let ownBackground else { return [] }
    return [.fill(shape(in: box), .color(ownBackground.value))]
  }

  func shadow(in box: CGRect) -> [DisplayItem] {
    guard shadowOpacity > 0, !masksToBounds, var color = shadowColor?.value else { return [] }
    color.alpha *= CGFloat(shadowOpacity)
    let shadow = DisplayShadow(color: color, sigma: shadowRadius, offset: shadowOffset)
    return [.shadow(shape(in: box), shadow)]
  }

  func border(in box: CGRect) -> [DisplayItem] {
    guard borderWidth > 0, let color = borderColor?.value else { return [] }
    let inner = box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    return [.stroke(shape(in: inner), .color(color), DisplayStroke(width: borderWidth))]
  }

  /// A layer of the app, in its superlayer's coordinates.
  func items() -> [DisplayItem] {
    guard !ownHidden, ownOpacity > 0 else { return [] }
    let box = CGRect(origin: .zero, size: ownFrame.size)
    let group = DisplayGroup(
      name: String(describing: type(of: self)),
      origin: ownFrame.origin,
      size: ownFrame.size,
      opacity: CGFloat(ownOpacity),
      clip: ownMask ? shape(in: box) : nil,
      items: shadow(in: box) + fill(in: box) + (sublayers ?? []).flatMap { $0.items() }
        + border(in: box)
    )
    return [.group(group)]
  }
}

// A.17
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

// A.17
@available(iOS 13.0, *)
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
