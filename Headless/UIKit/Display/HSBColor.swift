/// A colour by hue, saturation and brightness.
struct HSBColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: DisplayColor) {
    let high = max(color.red, color.green, color.blue)
    let delta = high - min(color.red, color.green, color.blue)
    brightness = high
    saturation = high > 0 ? delta / high : 0
    guard delta > 0 else {
      hue = 0
      return
    }
    let sector: CGFloat
    if high == color.red {
      sector = (color.green - color.blue) / delta
    } else if high == color.green {
      sector = (color.blue - color.red) / delta + 2
    } else {
      sector = (color.red - color.green) / delta + 4
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  func displayColor(alpha: CGFloat) -> DisplayColor {
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    return DisplayColor(
      red: component(5),
      green: component(3),
      blue: component(1),
      alpha: alpha
    )
  }
}
