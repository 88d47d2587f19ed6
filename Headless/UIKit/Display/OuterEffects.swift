/// What lies around a view without being a superview of it does to it: SwiftUI's opacity, clips
/// and hit testing.
@_spi(Headless)
public struct OuterEffects: Equatable {
  public var opacity: CGFloat
  public var takesTouches: Bool
  /// What cuts the view, in the coordinates of its superview.
  public var clips: [Clip]

  public struct Clip: Equatable {
    public let shape: DisplayShape
    public let contains: (CGPoint) -> Bool

    public init(shape: DisplayShape, contains: @escaping (CGPoint) -> Bool) {
      self.shape = shape
      self.contains = contains
    }

    public static func == (lhs: Clip, rhs: Clip) -> Bool {
      lhs.shape == rhs.shape
    }
  }

  public init(opacity: CGFloat = 1, takesTouches: Bool = true, clips: [Clip] = []) {
    self.opacity = opacity
    self.takesTouches = takesTouches
    self.clips = clips
  }

  /// Whether a finger at a point of the superview may reach the view.
  func reaches(_ point: CGPoint) -> Bool {
    takesTouches && opacity >= 0.01 && clips.allSatisfy { $0.contains(point) }
  }

  /// What is drawn, cut.
  func cut(_ item: DisplayItem) -> DisplayItem {
    clips.reduce(item) { item, clip in
      let box = clip.shape.boundingBox
      let end = CGPoint(x: box.maxX, y: box.maxY)
      return .group(
        DisplayGroup(
          name: "Clip",
          origin: .zero,
          size: CGSize(width: end.x, height: end.y),
          clip: clip.shape,
          items: [item]
        )
      )
    }
  }
}

extension UIView {
  @_spi(Headless)
  public var outerEffects: OuterEffects {
    get { storage.outerEffects ?? OuterEffects() }
    set {
      let old = outerEffects
      guard newValue != old else { return }
      change(.outerOpacity, from: old.opacity, to: newValue.opacity) {
        storage.outerEffects = newValue
      }
      storage.outerEffects = newValue
      displayDidChange()
    }
  }
}
