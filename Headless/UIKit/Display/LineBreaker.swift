/// Breaks a text into lines: at words, else at characters, and cuts what is over the limit.
struct LineBreaker {
  let style: TextLayout.Style
  let limit: CGFloat?
  let lineBreak: TextLayout.LineBreak

  private(set) var lines: [String] = []
  private(set) var widestLine: CGFloat = 0
  private(set) var naturalWidth: CGFloat = 0
  private(set) var isTruncated = false

  init(style: TextLayout.Style, limit: CGFloat?, lineBreak: TextLayout.LineBreak) {
    self.style = style
    self.limit = limit
    self.lineBreak = lineBreak
  }

  mutating func breakLines(of text: String, maxLines: Int) {
    guard !text.isEmpty, !takeAsOneLine(text) else { return }
    let paragraphs = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0.isNewline }
    )
    for paragraph in paragraphs {
      naturalWidth = max(naturalWidth, style.width(of: String(Self.trimmed(paragraph))))
    }
    for (index, paragraph) in paragraphs.enumerated() {
      let isLastParagraph = index == paragraphs.count - 1
      var rest = paragraph
      repeat {
        let isLastLine = maxLines > 0 && lines.count == maxLines - 1
        if isLastLine, isCutting, !fits(Self.trimmed(rest)) || !isLastParagraph {
          cut(rest, hasMore: !isLastParagraph)
          return
        }
        let line = nextLine(of: rest)
        append(Self.trimmed(line))
        rest = rest[line.endIndex...]
        if maxLines > 0, lines.count == maxLines {
          isTruncated = !rest.isEmpty || !isLastParagraph || lineBreak == .clipping && isTooWide
          return
        }
      } while !rest.isEmpty
    }
    isTruncated = lineBreak == .clipping && isTooWide
  }

  /// Takes a plain text that fits as it is, without a look at its characters.
  private mutating func takeAsOneLine(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte > 0x7E { return false }
    guard text.utf8.last != 0x20 else { return false }
    let width = style.width(of: text)
    if let limit, width > limit + 0.01 { return false }
    naturalWidth = width
    widestLine = width
    lines = [text]
    return true
  }

  private var isCutting: Bool {
    switch lineBreak {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .charWrapping, .clipping: false
    }
  }

  private var isTooWide: Bool {
    limit.map { widestLine > $0 + 0.01 } ?? false
  }

  private func fits(_ text: some StringProtocol) -> Bool {
    guard let limit else { return true }
    return style.width(of: String(text)) <= limit + 0.01
  }

  private mutating func append(_ line: some StringProtocol) {
    let line = String(line)
    widestLine = max(widestLine, style.width(of: line))
    lines.append(line)
  }

  // Spaces at the end of a line hang over its edge and count for nothing.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private func advance(of character: Character) -> CGFloat {
    TextMetrics.advance(
      of: character,
      pointSize: style.pointSize,
      weight: style.weight,
      isMonospaced: style.isMonospaced
    )
  }

  private func nextLine(of text: Substring) -> Substring {
    guard let limit, lineBreak != .clipping, !fits(Self.trimmed(text)) else { return text }
    var width: CGFloat = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      width += advance(of: character)
      if !character.isWhitespace, width > limit + 0.01 {
        if lineBreak != .charWrapping, let lastBreak { return text[..<lastBreak] }
        // A word wider than the line breaks inside; at least one character a line.
        return text[..<(index == text.startIndex ? next : index)]
      }
      if next < text.endIndex, Self.canBreak(after: character, before: text[next]) {
        lastBreak = next
      }
      index = next
    }
    return text
  }

  private static func canBreak(after left: Character, before right: Character) -> Bool {
    if right.isWhitespace { return false }
    if left.isWhitespace { return left != "\u{A0}" }
    if "-–—‐/".contains(left) { return right.isLetter }
    let isWide = [left, right].contains { $0.unicodeScalars.contains(where: TextMetrics.isWide) }
    return isWide && !"、。，．！？）」』】〉》".contains(right) && !"（「『【〈《".contains(left)
  }

  private mutating func cut(_ rest: Substring, hasMore: Bool) {
    isTruncated = true
    let text = Array(Self.trimmed(rest))
    let ellipsis = advance(of: "…")
    let room = limit.map { $0 + 0.01 - ellipsis } ?? .infinity
    switch lineBreak {
    case .truncatingHead where !hasMore:
      append("…" + String(text.suffix(Self.count(text.reversed(), within: room, advance))))
    case .truncatingMiddle where !hasMore:
      let head = Self.count(text, within: room / 2, advance)
      let used = text.prefix(head).reduce(0) { $0 + advance(of: $1) }
      let tail = Self.count(text.reversed(), within: room - used, advance)
      append(String(text.prefix(head)) + "…" + String(text.suffix(tail)))
    default:
      var head = text.prefix(Self.count(text, within: room, advance))
      while head.last?.isWhitespace == true { head.removeLast() }
      append(String(head) + "…")
    }
  }

  private static func count(
    _ characters: some Sequence<Character>,
    within room: CGFloat,
    _ advance: (Character) -> CGFloat
  ) -> Int {
    var width: CGFloat = 0
    var count = 0
    for character in characters {
      width += advance(character)
      if width > room { break }
      count += 1
    }
    return count
  }
}
