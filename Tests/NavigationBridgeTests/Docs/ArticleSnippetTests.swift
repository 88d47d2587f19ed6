import Foundation
import Testing

/// The examples of the articles are code that is compiled here.
struct ArticleSnippetTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func lines(of path: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    return Self.lines(of: text)
  }

  /// The lines that aren't empty, without their indentation.
  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The Swift examples of an article, each as its lines.
  private static func examples(in article: [String]) -> [[String]] {
    var examples: [[String]] = []
    var current: [String]?
    for line in article {
      if let lines = current {
        if line == "```" {
          examples.append(lines)
          current = nil
        } else {
          current = lines + [line]
        }
      } else if line == "```swift" {
        current = []
      }
    }
    return examples
  }

  private static func contains(_ example: [String], in source: [String]) -> Bool {
    guard example.count <= source.count else { return false }
    return (0...(source.count - example.count)).contains {
      source[$0..<($0 + example.count)].elementsEqual(example)
    }
  }

  private static let articles = [
    "NavigationBridge", "adopting-in-an-existing-app", "guarding-screens", "naming-routes",
    "presenting-modals", "restoring-screens", "sharing-an-environment", "testing-navigation",
    "writing-coordinators",
  ]

  private static let pages =
    articles.map { "Sources/NavigationBridge/NavigationBridge.docc/\($0).md" } + ["README.md"]

  @Test(arguments: pages)
  func `every example of a page is compiled`(page: String) throws {
    let folder = "Tests/ArticleSnippets/"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent(folder).path
    )
    let tests = try lines(of: "Tests/NavigationBridgeTests/Docs/InboxTests.swift")
    let sources = try files.map { try lines(of: folder + $0) } + [tests]
    let examples = Self.examples(in: try lines(of: page))

    #expect(!examples.isEmpty)
    // What a manifest says isn't compiled here.
    for example in examples where !example.contains(where: { $0.hasPrefix(".package(") }) {
      let isCompiled = sources.contains { Self.contains(example, in: $0) }
      #expect(isCompiled, "\(page) has code that isn't compiled:\n\(example)")
    }
  }

  @Test
  func `examples are found between their fences`() {
    let article = Self.lines(of: "Text\n```swift\n  let a = 1\n\nlet b = 2\n```\n```\nmake\n```")

    #expect(Self.examples(in: article) == [["let a = 1", "let b = 2"]])
    #expect(Self.contains(["b", "c"], in: ["a", "b", "c"]))
    #expect(!Self.contains(["a", "c"], in: ["a", "b", "c"]))
  }
}
