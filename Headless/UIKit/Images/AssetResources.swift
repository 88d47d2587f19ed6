// There are no asset catalogs here: a name is one that isn't in the catalog.

@available(iOS 17.0, *)
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

@available(iOS 17.0, *)
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  @available(iOS 11.0, *)
  public convenience init?(named name: String) {
    return nil
  }

  @available(iOS 11.0, *)
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  @available(iOS 17.0, *)
  public convenience init(resource: ColorResource) {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
  }
}
