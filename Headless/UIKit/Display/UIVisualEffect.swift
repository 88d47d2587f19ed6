@available(iOS 8.0, *)
open class UIVisualEffect: NSObject, @unchecked Sendable {}

@available(iOS 8.0, *)
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  @available(iOS 8.0, *)
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    @available(iOS 10.0, *)
    case regular = 4
    @available(iOS 10.0, *)
    case prominent
    @available(iOS 13.0, *)
    case systemUltraThinMaterial
    @available(iOS 13.0, *)
    case systemThinMaterial
    @available(iOS 13.0, *)
    case systemMaterial
    @available(iOS 13.0, *)
    case systemThickMaterial
    @available(iOS 13.0, *)
    case systemChromeMaterial
  }

  let style: UIBlurEffect.Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}
