extension UIBarButtonItem {
  @available(iOS 26.0, *)
  @MainActor @preconcurrency
  open class Badge: NSObject {
    enum Content: Equatable {
      case count(Int)
      case string(String)
      case indicator
    }

    private(set) var content = Content.indicator

    public required init?(coder: NSCoder) {
      super.init()
      guard coder is FactoryCoder else {
        unsupported("archived badges")
        return nil
      }
    }

    open class func count(_ count: Int) -> Self {
      make(.count(count))
    }

    open class func string(_ string: String) -> Self {
      make(.string(string))
    }

    open class func indicator() -> Self {
      make(.indicator)
    }

    private class func make(_ content: Content) -> Self {
      guard let badge = self.init(coder: FactoryCoder()) else {
        raise(.internalInconsistency, "\(self) failed to initialize")
      }
      badge.content = content
      return badge
    }

    open var stringValue: String? {
      switch content {
      case .count(let count): String(count)
      case .string(let string): string
      case .indicator: nil
      }
    }

    open var backgroundColor: UIColor?
    open var foregroundColor: UIColor?
    open var font: UIFont?
  }
}
