@_spi(Headless) internal import UIKit

/// One step of a visual effect, in numbers.
struct VisualStep: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case offset, scale, rotation, rotation3D, transform, opacity, blur
    case color(ColorEffectModifier.Kind)
  }

  let kind: Kind
  /// The last two are the anchor.
  var numbers: [CGFloat]

  private var anchor: UnitPoint {
    UnitPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
  }

  /// What it does to the plane; nil if it leaves all at its place.
  func map(in size: CGSize) -> DisplayProjection? {
    let middle = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    func about(_ transform: CGAffineTransform) -> DisplayProjection {
      DisplayProjection(transform).about(middle)
    }
    switch kind {
    case .offset:
      return about(CGAffineTransform(translationX: numbers[0], y: numbers[1]))
    case .scale: return about(CGAffineTransform(scaleX: numbers[0], y: numbers[1]))
    case .rotation: return about(CGAffineTransform(rotationAngle: numbers[0]))
    case .rotation3D:
      let effect = Rotation3DEffect(
        angle: Angle(radians: Double(numbers[0])),
        axis: (numbers[1], numbers[2], numbers[3]),
        anchor: anchor,
        anchorZ: numbers[4],
        perspective: numbers[5]
      )
      return effect.effectValue(size: size).display
    case .transform:
      return DisplayProjection(
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3],
        numbers[4],
        numbers[5],
        numbers[6],
        numbers[7],
        numbers[8]
      )
    case .opacity, .blur, .color: return nil
    }
  }
}

/// All steps of a visual effect, from the view outwards.
struct VisualLook: Equatable {
  var steps: [VisualStep] = []

  @available(iOS 17.0, *)
  init(_ effect: some VisualEffect) {
    steps = (effect as? any VisualStepSource)?.steps ?? []
  }

  private init(steps: [VisualStep]) {
    self.steps = steps
  }

  /// The look on the way to another one; looks of different steps don't mix.
  static func mix(_ from: VisualLook, _ to: VisualLook, _ fraction: CGFloat) -> VisualLook {
    guard from.steps.map(\.kind) == to.steps.map(\.kind) else {
      return fraction < 0.5 ? from : to
    }
    return VisualLook(
      steps: zip(from.steps, to.steps).map { old, new in
        VisualStep(
          kind: new.kind,
          numbers: zip(old.numbers, new.numbers).map { Mix.number($0, $1, fraction) }
        )
      }
    )
  }

  func map(in size: CGSize) -> DisplayProjection {
    steps.reduce(.identity) { map, step in
      step.map(in: size).map { map.concatenating($0) } ?? map
    }
  }

  var opacity: CGFloat {
    steps.reduce(1) { $1.kind == .opacity ? $0 * min(1, max(0, $1.numbers[0])) : $0 }
  }

  var isBlurred: Bool {
    steps.contains { $0.kind == .blur && $0.numbers[0] > 0 }
  }

  var colorEffects: [ColorEffectModifier] {
    steps.compactMap { step in
      guard case .color(let kind) = step.kind else { return nil }
      return ColorEffectModifier(kind: kind, amount: Double(step.numbers[0]))
    }
  }
}
