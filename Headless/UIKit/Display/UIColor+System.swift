extension UIColor {
  // MARK: Fixed

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: System

  public class var systemRed: UIColor { UIColor(SystemColor.red) }
  public class var systemGreen: UIColor { UIColor(SystemColor.green) }
  public class var systemBlue: UIColor { UIColor(SystemColor.blue) }
  public class var systemOrange: UIColor { UIColor(SystemColor.orange) }
  public class var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  public class var systemPink: UIColor { UIColor(SystemColor.pink) }
  public class var systemPurple: UIColor { UIColor(SystemColor.purple) }
  public class var systemTeal: UIColor { UIColor(SystemColor.teal) }
  public class var systemGray: UIColor { UIColor(SystemColor.gray) }
  @available(iOS 13.0, *)
  public class var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  @available(iOS 13.0, *)
  public class var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  @available(iOS 13.0, *)
  public class var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  @available(iOS 13.0, *)
  public class var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  @available(iOS 13.0, *)
  public class var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  @available(iOS 13.0, *)
  public class var systemGray6: UIColor { UIColor(SystemColor.gray6) }
  @available(iOS 15.0, *)
  public class var systemBrown: UIColor { UIColor(SystemColor.brown) }
  @available(iOS 15.0, *)
  public class var systemMint: UIColor { UIColor(SystemColor.mint) }
  @available(iOS 15.0, *)
  public class var systemCyan: UIColor { UIColor(SystemColor.cyan) }
  @available(iOS 15.0, *)
  public class var tintColor: UIColor { UIColor(source: .tint(alpha: nil)) }

  // MARK: Semantic

  @available(iOS 13.0, *)
  public class var label: UIColor { UIColor(SystemColor.label) }
  @available(iOS 13.0, *)
  public class var secondaryLabel: UIColor { UIColor(SystemColor.secondaryLabel) }
  @available(iOS 13.0, *)
  public class var tertiaryLabel: UIColor { UIColor(SystemColor.tertiaryLabel) }
  @available(iOS 13.0, *)
  public class var quaternaryLabel: UIColor { UIColor(SystemColor.quaternaryLabel) }
  @available(iOS 13.0, *)
  public class var placeholderText: UIColor { UIColor(SystemColor.placeholderText) }
  @available(iOS 13.0, *)
  public class var link: UIColor { UIColor(SystemColor.link) }
  @available(iOS 13.0, *)
  public class var separator: UIColor { UIColor(SystemColor.separator) }
  @available(iOS 13.0, *)
  public class var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }
  @available(iOS 13.0, *)
  public class var systemBackground: UIColor { UIColor(SystemColor.background) }
  @available(iOS 13.0, *)
  public class var secondarySystemBackground: UIColor { UIColor(SystemColor.secondaryBackground) }
  @available(iOS 13.0, *)
  public class var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryBackground) }
  @available(iOS 13.0, *)
  public class var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
  @available(iOS 13.0, *)
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(SystemColor.secondaryGroupedBackground)
  }
  @available(iOS 13.0, *)
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(SystemColor.tertiaryGroupedBackground)
  }
  @available(iOS 13.0, *)
  public class var systemFill: UIColor { UIColor(SystemColor.fill) }
  @available(iOS 13.0, *)
  public class var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
  @available(iOS 13.0, *)
  public class var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
  @available(iOS 13.0, *)
  public class var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }
  public class var lightText: UIColor { UIColor(SystemColor.lightText) }
  public class var darkText: UIColor { UIColor(SystemColor.darkText) }
}
