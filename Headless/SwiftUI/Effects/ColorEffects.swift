@_spi(Headless) import UIKit

/// What is done to all colours that are drawn.
nonisolated struct ColorEffectModifier: ViewModifier, Animatable {
  typealias Body = Never

  enum Kind: Equatable {
    case brightness, contrast, saturation, hueRotation, invert, multiply, luminanceToAlpha
  }

  let kind: Kind
  var amount: Double
  /// What is multiplied with.
  var factor = Color.white

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ColorEffectNode(view, parent)
  }

  static var _passage: Passage { .content }

  func apply(to color: DisplayColor, factor: DisplayColor) -> DisplayColor {
    let amount = CGFloat(amount)
    let old = [color.red, color.green, color.blue]
    var alpha = color.alpha
    let new: [CGFloat]
    switch kind {
    case .brightness: new = old.map { $0 + amount }
    case .contrast: new = old.map { ($0 - 0.5) * amount + 0.5 }
    case .saturation:
      let gray = 0.213 * old[0] + 0.715 * old[1] + 0.072 * old[2]
      new = old.map { gray + ($0 - gray) * amount }
    case .hueRotation: new = Self.turned(old, by: amount)
    case .invert: new = old.map { $0 + (1 - 2 * $0) * amount }
    case .multiply:
      new = [old[0] * factor.red, old[1] * factor.green, old[2] * factor.blue]
      alpha *= factor.alpha
    case .luminanceToAlpha:
      alpha *= 0.2126 * old[0] + 0.7152 * old[1] + 0.0722 * old[2]
      new = [0, 0, 0]
    }
    let parts = new.map { max(0, min(1, $0)) }
    return DisplayColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Turns the hue and keeps what is bright.
  private static func turned(_ color: [CGFloat], by angle: CGFloat) -> [CGFloat] {
    let (cosine, sine) = (cos(angle), sin(angle))
    let weights: [CGFloat] = [0.213, 0.715, 0.072]
    let turns: [[CGFloat]] = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    return (0..<3).map { row in
      (0..<3).reduce(0) { sum, column in
        let own: CGFloat = row == column ? 1 : 0
        let factor =
          weights[column] + cosine * (own - weights[column]) + sine * turns[row][column]
        return sum + color[column] * factor
      }
    }
  }
}

final class ColorEffectNode<Modified: View>: LayoutModifierNode<Modified, ColorEffectModifier> {
  private var shown = ShownValue(ColorEffectModifier.self)

  override func modifierDidChange(from old: ColorEffectModifier) {
    guard
      old.amount != modifier.amount || old.kind != modifier.kind
        || old.factor != modifier.factor
    else { return }
    _ = shown.change(from: old, to: modifier, of: self)
    invalidateDisplay()
  }

  override func display(in context: inout DisplayContext) {
    let effect = shown.value(to: modifier, in: graph)
    let factor = effect.factor.display(in: environment)
    var hasPictures = false
    context.recolored(
      { effect.apply(to: $0, factor: factor) },
      hasPictures: &hasPictures
    ) { super.display(in: &$0) }
    if hasPictures { graph.stage.perform { unsupported("colour effects on pictures and views") } }
  }
}

extension DisplayItem {
  /// The same thing in other colours; the pixels of a picture stay.
  func recolored(
    _ change: (DisplayColor) -> DisplayColor,
    hasPictures: inout Bool
  ) -> DisplayItem {
    func stops(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
      stops.map { DisplayGradientStop(color: change($0.color), location: $0.location) }
    }
    func paint(_ paint: DisplayPaint) -> DisplayPaint {
      switch paint {
      case .color(let color): .color(change(color))
      case .linearGradient(let old, let from, let to):
        .linearGradient(stops: stops(old), from: from, to: to)
      case .radialGradient(let old, let center, let startRadius, let endRadius):
        .radialGradient(
          stops: stops(old),
          center: center,
          startRadius: startRadius,
          endRadius: endRadius
        )
      case .conicGradient(let old, let center, let angle):
        .conicGradient(stops: stops(old), center: center, angle: angle)
      }
    }
    switch self {
    case .group(var group):
      group.items = group.items.map { $0.recolored(change, hasPictures: &hasPictures) }
      return .group(group)
    case .fill(let shape, let old): return .fill(shape, paint(old))
    case .stroke(let shape, let old, let line): return .stroke(shape, paint(old), line)
    case .shadow(let shape, var shadow):
      shadow.color = change(shadow.color)
      return .shadow(shape, shadow)
    case .text(var text):
      text.color = change(text.color)
      return .text(text)
    case .symbol(var symbol):
      symbol.color = change(symbol.color)
      return .symbol(symbol)
    case .image(var image):
      if let tint = image.tint { image.tint = change(tint) } else { hasPictures = true }
      return .image(image)
    }
  }
}

// B.7
extension View {
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .brightness, amount: amount))
  }

  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .contrast, amount: amount))
  }

  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .saturation, amount: amount))
  }

  nonisolated public func grayscale(_ amount: Double) -> some View {
    saturation(1 - amount)
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(kind: .hueRotation, amount: angle.radians))
  }

  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffectModifier(kind: .invert, amount: 1))
  }

  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorEffectModifier(kind: .luminanceToAlpha, amount: 1))
  }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorEffectModifier(kind: .multiply, amount: 0, factor: color))
  }
}
