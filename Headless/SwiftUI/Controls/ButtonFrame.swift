@_spi(Headless) import UIKit

/// What the bordered styles draw around a label, per ios-look 6.
struct ButtonFrame {
  let look: ButtonLook
  let size: ControlSize

  init?(look: ButtonLook, size: ControlSize) {
    switch look {
    case .automatic, .plain, .borderless: return nil
    case .bordered, .prominent, .glass, .glassProminent:
      self.look = look
      self.size = size
    }
  }

  private var isProminent: Bool { look == .prominent || look == .glassProminent }

  var insets: EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var font: Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular: .body
    case .large: isProminent ? .body.weight(.semibold) : .body
    }
  }

  private func shape(_ box: CGRect, _ environment: EnvironmentValues) -> DisplayShape {
    environment.buttonBorderRadius.map { .box(box, radius: $0) } ?? .capsule(box)
  }

  func layers(
    in box: CGRect,
    tint: DisplayColor,
    environment: EnvironmentValues
  ) -> GlassLook.Layers {
    let isDark = environment.colorScheme == .dark
    let fill = UIColor.tertiarySystemFill.displayColor(for: environment.colorTraits)
    switch look {
    case .glass, .glassProminent:
      let prominent = look == .glassProminent && environment.isEnabled ? tint : nil
      return GlassLook.platter(box, style: .bar, isDark: isDark, isProminent: prominent)
    case .prominent:
      return ([.fill(shape(box, environment), .color(environment.isEnabled ? tint : fill))], [])
    default:
      let color = environment.isEnabled ? tint.faded(by: 0.15) : fill
      return ([.fill(shape(box, environment), .color(color))], [])
    }
  }
}
