/// What kind of values an entry belongs to.
enum EntryKey: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The kind of what a type or an extension contains.
  init?(container: String) {
    let head = container.prefix { $0 != "{" }
    let words = head.split { !$0.isLetter && $0 != "_" }
    guard let found = Self.allCases.first(where: { words.contains(Substring($0.rawValue)) }) else {
      return nil
    }
    self = found
  }

  var protocolName: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }
}

/// A variable with `@Entry`: its name, its type, and its value.
struct EntryDeclaration {
  private var name: String
  private var type: String?
  private var value: String?

  init?(_ source: String) {
    var scanner = SourceScanner(source)
    guard scanner.skip(past: "var"), let name = scanner.identifier() else { return nil }
    self.name = name
    type = scanner.takesColon() ? scanner.text(until: "=") : nil
    value = scanner.takesEqual() ? scanner.rest() : nil
    if type == nil, value == nil { return nil }
  }

  private var plainName: String { name.filter { $0 != "`" } }

  private var keyName: String { "__Key_\(plainName)" }

  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The key whose value the variable is.
  func key(_ kind: EntryKey) -> String {
    let head = "private struct \(keyName): \(kind.protocolName) {"
    if kind == .focused, var type {
      // The values are optional, what they are of isn't.
      if type.hasSuffix("?") { type.removeLast() }
      return "\(head)\n  typealias Value = \(type)\n}"
    }
    guard let type else {
      return "\(head)\n  static let defaultValue = \(value ?? "nil")\n}"
    }
    return """
      \(head)
        typealias Value = \(type)
        static var defaultValue: Value { \(value ?? "nil") }
      }
      """
  }
}

/// Reads a declaration from left to right; what is in strings, comments and brackets isn't read.
struct SourceScanner {
  private let characters: [Character]
  private var index = 0

  init(_ source: String) {
    characters = Array(source)
  }

  private var isAtEnd: Bool { index >= characters.count }

  private func starts(with text: String, at place: Int) -> Bool {
    characters[place...].starts(with: text)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  private mutating func skipSpace() {
    while !isAtEnd {
      if characters[index].isWhitespace {
        index += 1
      } else if let end = commentEnd {
        index = end
      } else {
        return
      }
    }
  }

  /// Where a comment that begins here ends.
  private var commentEnd: Int? {
    if starts(with: "//", at: index) {
      return characters[index...].firstIndex(where: \.isNewline) ?? characters.count
    }
    guard starts(with: "/*", at: index) else { return nil }
    var place = index + 2
    while place < characters.count, !starts(with: "*/", at: place) { place += 1 }
    return min(place + 2, characters.count)
  }

  /// Where a string that begins here ends.
  private var stringEnd: Int? {
    guard characters[index] == "\"" else { return nil }
    let quotes = starts(with: "\"\"\"", at: index) ? "\"\"\"" : "\""
    var place = index + quotes.count
    while place < characters.count {
      if characters[place] == "\\" {
        place += 2
      } else if starts(with: quotes, at: place) {
        return place + quotes.count
      } else {
        place += 1
      }
    }
    return characters.count
  }

  /// Goes behind a word that stands alone.
  mutating func skip(past word: String) -> Bool {
    while !isAtEnd {
      if let end = commentEnd ?? stringEnd {
        index = end
      } else if Self.isPart(characters[index]) {
        if identifier() == word { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  mutating func identifier() -> String? {
    skipSpace()
    let start = index
    while !isAtEnd, Self.isPart(characters[index]) { index += 1 }
    return start == index ? nil : String(characters[start..<index])
  }

  mutating func takesColon() -> Bool { takes(":") }

  mutating func takesEqual() -> Bool { takes("=") }

  private mutating func takes(_ character: Character) -> Bool {
    skipSpace()
    guard !isAtEnd, characters[index] == character else { return false }
    index += 1
    return true
  }

  /// The text up to a character that isn't in brackets.
  mutating func text(until end: Character) -> String {
    skipSpace()
    let start = index
    var depth = 0
    while !isAtEnd {
      let character = characters[index]
      if character == end, depth == 0 { break }
      if let skipped = commentEnd ?? stringEnd {
        index = skipped
        continue
      }
      if "([<{".contains(character) { depth += 1 }
      let isArrow = character == ">" && index > 0 && characters[index - 1] == "-"
      if ")]}".contains(character) || character == ">" && !isArrow { depth -= 1 }
      index += 1
    }
    return Self.trimmed(characters[start..<index])
  }

  mutating func rest() -> String {
    skipSpace()
    let text = Self.trimmed(characters[min(index, characters.count)...])
    index = characters.count
    return text
  }

  private static func trimmed(_ part: ArraySlice<Character>) -> String {
    var part = part
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
