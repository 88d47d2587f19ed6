import Foundation
import Testing

/// Whatever the headless modules report as unsupported or unsettled has a row on the gaps page.
struct GapsPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> String {
    let page = Self.root.appendingPathComponent(
      "Sources/NavigationBridge/NavigationBridge.docc/gaps.md"
    )
    return try String(contentsOf: page, encoding: .utf8)
  }

  /// What is found in the sources of the headless modules.
  private func found(_ find: (String) -> [String]) throws -> Set<String> {
    let folder = Self.root.appendingPathComponent("Headless")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var texts = Set<String>()
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      texts.formUnion(find(try String(contentsOf: file, encoding: .utf8)))
    }
    return texts
  }

  /// The texts that a report is called with, up to what is put into them.
  private func texts(of report: String) throws -> Set<String> {
    try found { Self.texts(of: report, in: $0) }
  }

  /// What modifiers report when their view is shown.
  private func modifierFeatures() throws -> Set<String> {
    try found { source in
      let calls = source.components(separatedBy: "UnsupportedModifier(feature:").dropFirst()
      return calls.compactMap { call in
        let line = call.prefix { $0 != "\n" }.components(separatedBy: "\"")
        return line.count > 2 ? line[1] : nil
      }
    }
  }

  private static func texts(of report: String, in source: String) -> [String] {
    source.components(separatedBy: report + "(").dropFirst().compactMap { rest in
      let rest = rest.drop(while: \.isWhitespace)
      guard rest.first == "\"" else { return nil }
      let text = rest.dropFirst().prefix { $0 != "\"" }
      return text.components(separatedBy: "\\(").first
    }
  }

  @Test
  func `every unsupported feature has a row on the gaps page`() throws {
    let page = try page()
    let texts = try texts(of: "unsupported")

    #expect(texts.count > 20)
    #expect(texts.filter { !page.contains("| \($0)") }.sorted() == [])
  }

  @Test
  func `every unsettled decision has a row on the gaps page`() throws {
    let page = try page()
    let texts = try texts(of: "unsettled")

    #expect(texts.count > 10)
    #expect(texts.filter { !page.contains("| \($0) |") }.sorted() == [])
  }

  /// The first cells of the table below a heading.
  private func rows(below heading: String) throws -> [String] {
    let part = try page().components(separatedBy: "## \(heading)\n").last ?? ""
    let table = part.components(separatedBy: "\n## ").first ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().compactMap {
      row in
      row.dropFirst(2).components(separatedBy: " |").first
    }
  }

  @Test(arguments: [("unsupported", "Reported at run time"), ("unsettled", "Unsettled")])
  func `every row on the gaps page stands for a report`(report: String, heading: String) throws {
    // What is put into a text comes after a space that a row doesn't end with.
    var texts = try texts(of: report).map { $0.trimmingCharacters(in: .whitespaces) }
    if report == "unsupported" { texts += try modifierFeatures() }
    let rows = try rows(below: heading)

    #expect(rows.count > 10)
    #expect(!texts.contains(""))
    #expect(rows.filter { row in !texts.contains { row.hasPrefix($0) } } == [])
  }

  @Test
  func `why a declaration isn't there has a row on the gaps page`() throws {
    let file = Self.root.appendingPathComponent("Scripts/lib/api-reasons.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let reasons = lines.filter { !$0.hasPrefix("#") }.compactMap {
      $0.split(separator: "\t").last.map(String.init)
    }
    let rows = try rows(below: "Not there")

    #expect(reasons.count > 10)
    #expect(reasons.filter { !rows.contains($0) } == [])
  }

  @Test
  func `texts are found over lines and up to what is put into them`() {
    let source = """
      unsupported("one")
      unsupported(
        "two \\(name)"
      )
      unsupported(feature)
      """

    #expect(Self.texts(of: "unsupported", in: source) == ["one", "two "])
  }
}
