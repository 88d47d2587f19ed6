// A.17
/// What a view draws beside its own content: corners, border, shadow, and layers of the app.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var view: UIView?
  var animations = LayerAnimations()
  var ownFrame = CGRect.zero
  var ownBackground: CGColor?
  var ownOpacity: Float = 1
  var ownHidden = false
  var ownMask = false
  var ownTransform = CATransform3DIdentity
  var runs: [LayerRun] = []
  /// The turn in which it was put into another layer.
  private(set) var addedTurn = -1

  public override init() {
    super.init()
  }

  public init(layer: Any) {
    super.init()
  }

  /// What animations know of this class by key paths.
  class var animatedKeys: Set<String> {
    [
      "opacity", "position", "position.x", "position.y", "transform", "transform.scale",
      "transform.scale.x", "transform.scale.y", "transform.rotation", "transform.rotation.x",
      "transform.rotation.y", "transform.rotation.z", "transform.translation.x",
      "transform.translation.y", "cornerRadius", "borderWidth", "borderColor", "backgroundColor",
      "shadowOpacity", "shadowRadius",
    ]
  }

  func displayDidChange() {
    (view ?? rootView)?.displayDidChange()
  }

  /// The view in whose layer this one lies.
  var rootView: UIView? {
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
      displayDidChange()
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      ownFrame.size = newValue.size
      view?.bounds = newValue
      displayDidChange()
    }
  }

  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      let old = position
      ownFrame.origin = CGPoint(
        x: newValue.x - ownFrame.width / 2,
        y: newValue.y - ownFrame.height / 2
      )
      view?.center = newValue
      didChange("position", from: old, to: newValue)
    }
  }

  open var zPosition: CGFloat = 0 { didSet { displayDidChange() } }

  /// What is done to the layer about its anchor point.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set {
      let old = ownTransform
      ownTransform = newValue
      view?.transform3D = newValue
      didChange("transform", from: old, to: newValue)
    }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Look

  open var backgroundColor: CGColor? {
    get { view == nil ? ownBackground : view?.backgroundColor?.cgColor }
    set {
      let old = backgroundColor
      ownBackground = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      didChange("backgroundColor", from: old, to: newValue)
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      let old = ownOpacity
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
      didChange("opacity", from: CGFloat(old), to: CGFloat(newValue))
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      ownHidden = newValue
      view?.isHidden = newValue
      displayDidChange()
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMask }
    set {
      ownMask = newValue
      view?.clipsToBounds = newValue
      displayDidChange()
    }
  }

  open var cornerRadius: CGFloat = 0 {
    didSet { didChange("cornerRadius", from: oldValue, to: cornerRadius) }
  }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { displayDidChange() }
  }
  @available(iOS 13.0, *)
  open var cornerCurve: CALayerCornerCurve {
    get { curve }
    set { curve = newValue }
  }
  private var curve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0 {
    didSet { didChange("borderWidth", from: oldValue, to: borderWidth) }
  }
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { displayDidChange() }
  }
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { displayDidChange() }
  }
  open var shadowOpacity: Float = 0 { didSet { displayDidChange() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { displayDidChange() } }
  open var shadowRadius: CGFloat = 3 { didSet { displayDidChange() } }
  open var shadowPath: CGPath? { didSet { displayDidChange() } }
  /// Cuts the layer to its figure.
  open var mask: CALayer? { didSet { displayDidChange() } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var name: String?

  // MARK: Drawing

  /// What a subclass draws above the background.
  func content(in box: CGRect) -> [DisplayItem] { [] }

  /// What this layer cuts another one to as its mask; nil if it isn't a figure.
  func maskShape(in box: CGRect) -> DisplayShape? { shape(in: box) }

  // MARK: Hierarchy

  open private(set) var sublayers: [CALayer]? { didSet { displayDidChange() } }
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    layer.superlayer = self
    layer.addedTurn = Stage.current.loop.turnCount
    sublayers = layers
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + offset }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    superlayer = nil
    let rest = parent.sublayers?.filter { $0 !== self }
    parent.sublayers = rest?.isEmpty == true ? nil : rest
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
