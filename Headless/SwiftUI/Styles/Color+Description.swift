@_spi(Headless) import UIKit

extension Color: CustomStringConvertible {
  /// As debugging output on iOS says it: the name, or the components in hexadecimal digits.
  public var description: String {
    switch storage {
    case .rgb(let color):
      Self.whiteAndBlack.first { $0.color == self }?.name
        ?? Self.hex([color.red, color.green, color.blue, color.alpha * opacityFactor])
    case .ui(let color):
      faded(Self.names.first { $0.storage == storage }?.name ?? "\(color)")
    case .accent: faded("accentColor")
    case .named(let name): faded("NamedColor(name: \"\(name)\", bundle: nil)")
    case .mixed(let colors): faded("\(colors.first) mixed with \(colors.second)")
    }
  }

  private func faded(_ name: String) -> String {
    opacityFactor == 1 ? name : "\(Int((opacityFactor * 100).rounded()))% \(name)"
  }

  private static func hex(_ parts: [Double]) -> String {
    "#"
      + parts.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16).uppercased()
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }

  private static var whiteAndBlack: [(color: Color, name: String)] {
    [(.white, "white"), (.black, "black"), (.clear, "clear")]
  }

  private static var names: [(storage: Storage, name: String)] {
    [
      (.ui(.systemRed), "red"), (.ui(.systemOrange), "orange"), (.ui(.systemYellow), "yellow"),
      (.ui(.systemGreen), "green"), (.ui(.systemMint), "mint"), (.ui(.systemTeal), "teal"),
      (.ui(.systemCyan), "cyan"), (.ui(.systemBlue), "blue"), (.ui(.systemIndigo), "indigo"),
      (.ui(.systemPurple), "purple"), (.ui(.systemPink), "pink"), (.ui(.systemBrown), "brown"),
      (.ui(.systemGray), "gray"), (.ui(.label), "primary"), (.ui(.secondaryLabel), "secondary"),
    ]
  }
}
