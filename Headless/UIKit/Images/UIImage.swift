open class UIImage: NSObject, @unchecked Sendable {
  let symbolName: String?

  public override init() {
    symbolName = nil
    super.init()
  }

  @available(iOS 13.0, *)
  public init?(systemName name: String) {
    guard SymbolNames.isKnown(name) else { return nil }
    symbolName = name
    super.init()
  }
}
