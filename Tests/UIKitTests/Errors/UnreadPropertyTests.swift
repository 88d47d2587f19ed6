import Foundation
import Testing

/// A public property that is kept and that nothing reads does nothing: it acts, it isn't there, it is
/// reported, or it is named here with the reason why nobody here could tell.
struct UnreadPropertyTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// By the reason why it changes nothing.
  private static let allowed: [String: [String]] = [
    "the system outside of the app would read it": [
      "applicationIconBadgeNumber", "isIdleTimerDisabled", "isNetworkActivityIndicatorVisible",
      "shortcutItems", "targetContentIdentifier", "isBatteryMonitoringEnabled", "requestingScene",
      "windowDismissalAnimation", "minimumSize", "universalLinksOnly", "expirationDate",
      "isEligibleForHandoff", "isEligibleForPublicIndexing", "isEligibleForSearch", "keywords",
      "referrerURL", "requiredUserInfoKeys", "wantsIconRepresentation",
    ],
    "apps and their subclasses read it, the frameworks write it": [
      "invalidateDataSourceCounts", "invalidateEverything", "actualScaleFactor", "totalBounds",
      "isReordering", "isSwiped", "magnification", "startAnchor", "filename", "fileAttributes",
      "suggestedName", "isLogicallyComplete", "isInterruptible",
    ],
    "archives aren't there (gaps page)": ["restorationIdentifier", "shouldBeArchived"],
    "text isn't selected (gaps page)": ["isSelectable", "allowsCopyingTokens"],
    "named on the gaps page as taken and changing nothing": [
      "showsReorderControl", "cellLayoutMarginsFollowReadableWidth",
      "followsUndockedKeyboard", "keyboardAppearance",
      "allowsDefaultTighteningForTruncation", "accessibilityIgnoresInvertColors",
      "strokeOutset", "alwaysAvailable", "maximumNumberOfTitleLines",
      "shouldGroupAccessibilityChildren", "restorationBehavior",
    ],
    "no web content, film or photo is made here (gaps page)": [
      "allowsBackForwardNavigationGestures", "allowsContentJavaScript", "allowsEditing",
      "allowsInlineMediaPlayback", "allowsLinkPreview", "applicationNameForUserAgent",
      "cameraCaptureMode", "cameraDevice", "cameraFlashMode", "cameraOverlayView",
      "customUserAgent", "defaultWebpagePreferences", "directoryURL", "estimatedProgress",
      "hasOnlySecureContent", "imageExportPreset", "javaScriptCanOpenWindowsAutomatically",
      "mediaTypes", "minimumFontSize", "pageZoom", "shouldShowFileExtensions",
      "showsCameraControls", "suppressesIncrementalRendering", "uiDelegate",
      "userContentController", "videoMaximumDuration", "videoQuality", "websiteDataStore",
    ],
    "apps read it of what they are given": ["notificationResponse"],
    "nothing of the device tilts it": ["maximumRelativeValue", "minimumRelativeValue"],
    "no key is the system's here": ["wantsPriorityOverSystemBehavior"],
    "on a device it shows on a Mac only": ["primaryBackgroundStyle"],
    "an estimate: here everything is measured": [
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ],
    "what it tunes isn't drawn (gaps page)": [
      "isDoubleSided", "dimmingColor", "dimmingVisualEffect",
      "isAdditive", "isCumulative", "startProgress", "endProgress", "contentsScale",
      "shouldRasterize", "clearsContextBeforeDrawing", "isAntialiased",
    ],
    "there is one kind of finger, and drawn views are where their models are": [
      "requiresExclusiveTouchType", "isManualHitTestingEnabled", "scrubsLinearly",
    ],
    "content configurations of lists have fixed measures": [
      "imageToTextPadding", "reservedLayoutSize", "textToSecondaryTextHorizontalPadding",
    ],
  ]

  @Test
  func `each public property that is kept is read somewhere, or is named with a reason`() throws {
    let sources = try Self.sources()
    let reads = Self.reads(in: sources)
    let named = Set(Self.allowed.values.flatMap(\.self))
    let kept = sources.flatMap { Self.keptProperties(in: $0) }

    #expect(kept.count > 500)
    #expect(Set(kept.filter { reads[$0] == nil && !named.contains($0) }).sorted() == [])
  }

  @Test
  func `each property that is named is one of those that are there`() throws {
    let kept = Set(try Self.sources().flatMap { Self.keptProperties(in: $0) })

    let named = Self.allowed.values.flatMap(\.self)

    #expect(named.filter { !kept.contains($0) }.sorted() == [])
    #expect(Set(named).count == named.count)
  }

  @Test
  func `an assignment, a label and a declaration are no reads`() {
    let source = """
      open var width = 0
      open var height = 0 { didSet { layOut() } }
      open var depth: Int { 1 }
      open private(set) var size: CGSize = .zero
      public static let all = 1
      func set() { width = 1; resize(height: 2) } // height
      func read() -> Int { size.area == 2 ? 1 : 0 }
      """

    #expect(Self.keptProperties(in: source) == ["width", "height", "size"])
    let reads = Self.reads(in: [source])
    #expect(reads["width"] == nil)
    #expect(reads["height"] == nil)
    #expect(reads["size"] == 1)
  }

  // MARK: Sources

  private static func sources() throws -> [String] {
    let folder = root.appendingPathComponent("Headless")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      sources.append(try String(contentsOf: file, encoding: .utf8))
    }
    return sources
  }

  /// A word of a line, with what stands before and after it.
  private struct Word {
    let text: String
    let end: Int
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }

  private static func words(of line: [UInt8]) -> [Word] {
    var words: [Word] = []
    var start: Int?
    for index in 0...line.count {
      let isPart = index < line.count && isPartOfWord(line[index])
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        words.append(Word(text: String(decoding: line[first..<index], as: UTF8.self), end: index))
        start = nil
      }
    }
    return words
  }

  /// A line without its comment.
  private static func code(_ line: Substring) -> [UInt8] {
    let bytes = Array(line.utf8)
    let slash = UInt8(ascii: "/")
    let comment = bytes.indices.first {
      bytes[$0] == slash && $0 + 1 < bytes.count && bytes[$0 + 1] == slash
    }
    return comment.map { Array(bytes[..<$0]) } ?? bytes
  }

  /// How often each name is read.
  private static func reads(in sources: [String]) -> [String: Int] {
    let declaring: Set<String> = ["var", "let", "func", "case", "import"]
    var reads: [String: Int] = [:]
    for line in sources.flatMap({ $0.split(separator: "\n") }) {
      let line = code(line)
      var last = ""
      for word in words(of: line) {
        defer { last = word.text }
        let rest = line[word.end...]
        let after = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
        let isAssigned =
          after.first == UInt8(ascii: "=") && after.dropFirst().first != UInt8(ascii: "=")
        let isLabel = rest.first == UInt8(ascii: ":")
        guard !declaring.contains(last), !isAssigned, !isLabel else { continue }
        reads[word.text, default: 0] += 1
      }
    }
    return reads
  }

  /// The public properties of instances that have a storage.
  private static func keptProperties(in source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let words = words(of: code(lines[index])).map(\.text)
      guard let place = words.firstIndex(of: "var"), words.indices.contains(place + 1),
        words[..<place].contains(where: { $0 == "public" || $0 == "open" }),
        !words[..<place].contains(where: { ["static", "class", "override"].contains($0) })
      else { return nil }
      let next = lines.indices.contains(index + 1) ? lines[index + 1] : ""
      return isKept(lines[index], next) ? words[place + 1] : nil
    }
  }

  private static func isKept(_ line: Substring, _ next: Substring) -> Bool {
    // A type on the lines below is that of a computed property.
    guard !line.hasSuffix(":") else { return false }
    guard line.contains("{") else { return true }
    guard !line.contains("didSet"), !line.contains("willSet") else { return true }
    guard line.hasSuffix("{") else { return false }
    let next = next.drop(while: \.isWhitespace)
    return next.hasPrefix("didSet") || next.hasPrefix("willSet")
  }
}
