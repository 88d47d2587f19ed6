public import Foundation

/// What was copied, for as long as the stage lives.
// 0.2: no actor's.
open class UIPasteboard: NSObject {
  private struct Copied {
    var content: Any?
    var count = 0
  }

  private static nonisolated(unsafe) let ofProcess = UIPasteboard()

  private let lock = NSLock()
  private var copied = Copied()

  override init() {
    super.init()
  }

  open class var general: UIPasteboard { StageLocal.current?.pasteboard ?? ofProcess }
  open var changeCount: Int { lock.withLock { copied.count } }

  private var content: Any? { lock.withLock { copied.content } }

  private func set(_ value: Any?) {
    lock.withLock {
      copied.content = value
      copied.count += 1
    }
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
