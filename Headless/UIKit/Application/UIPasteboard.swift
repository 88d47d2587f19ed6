/// What was copied, for as long as the stage lives.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  private var content: Any?

  override init() {
    super.init()
  }

  open class var general: UIPasteboard { Stage.current.pasteboard }
  open private(set) var changeCount = 0

  private func set(_ value: Any?) {
    content = value
    changeCount += 1
  }

  open var string: String? {
    get { content as? String ?? (content as? URL)?.absoluteString }
    set { set(newValue) }
  }

  open var strings: [String]? {
    get { string.map { [$0] } }
    set { set(newValue?.first) }
  }

  @available(iOS 3.0, *)
  open var url: URL? {
    get { content as? URL }
    set { set(newValue) }
  }

  open var image: UIImage? {
    get { content as? UIImage }
    set { set(newValue) }
  }

  open var color: UIColor? {
    get { content as? UIColor }
    set { set(newValue) }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
}
