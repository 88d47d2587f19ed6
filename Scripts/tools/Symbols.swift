// Prints the public symbols of symbol graphs as lines, for the checks of API and docs:
// type, member, introducing iOS version, kind, "documented" or "bare", place. Tabs between.
// With --relations: "inherits", type, its superclass or protocol; "overrides", type, member.
// Usage: symbols [--relations] FILE.symbols.json...
import Foundation

struct Graph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]
}

struct Relationship: Decodable {
  var kind: String
  var source: String
  var target: String
  var targetFallback: String?
}

struct Symbol: Decodable {
  struct Kind: Decodable { var identifier: String }
  struct Identifier: Decodable { var precise: String }
  struct Comment: Decodable {}
  struct Location: Decodable {
    struct Position: Decodable { var line: Int }
    var uri: String
    var position: Position
  }
  struct Version: Decodable {
    var major: Int
    var minor: Int?
  }
  struct Availability: Decodable {
    var domain: String?
    var introduced: Version?
    var isUnconditionallyUnavailable: Bool?
  }

  var kind: Kind
  var identifier: Identifier
  var pathComponents: [String]
  var docComment: Comment?
  var location: Location?
  var availability: [Availability]?
  var spi: Bool?

  var path: String { pathComponents.joined(separator: ".") }
  var type: String { pathComponents.dropLast().joined(separator: ".") }

  /// The iOS version that introduces it, as hundredths: 26.1 is 2601.
  var introduced: Int {
    let version = availability?.first { $0.domain == "iOS" }?.introduced
    return version.map { $0.major * 100 + ($0.minor ?? 0) } ?? 0
  }

  var isUnavailable: Bool {
    availability?.contains { $0.isUnconditionallyUnavailable == true } ?? false
  }

  var place: String {
    guard let location, let url = URL(string: location.uri) else { return "-" }
    return "\(url.path):\(location.position.line + 1)"
  }
}

var files = Array(CommandLine.arguments.dropFirst())
let wantsRelations = files.first == "--relations"
if wantsRelations { files.removeFirst() }

var symbols: [Symbol] = []
var relationships: [Relationship] = []
var overridden: Set<String> = []
for file in files {
  let data = try Data(contentsOf: URL(fileURLWithPath: file))
  let graph = try JSONDecoder().decode(Graph.self, from: data)
  symbols += graph.symbols
  relationships += graph.relationships
  overridden.formUnion(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
}

func relations() -> Set<String> {
  let paths = Dictionary(
    symbols.map { ($0.identifier.precise, $0) },
    uniquingKeysWith: { a, _ in a }
  )
  var lines: Set<String> = []
  for relation in relationships {
    guard let source = paths[relation.source] else { continue }
    switch relation.kind {
    case "inheritsFrom", "conformsTo":
      // A fallback names the module first.
      let fallback = relation.targetFallback?.split(separator: ".").dropFirst()
      guard let target = paths[relation.target]?.path ?? fallback?.joined(separator: ".") else {
        continue
      }
      lines.insert(["inherits", source.path, target].joined(separator: "\t"))
    case "overrides":
      let member = source.pathComponents.last ?? ""
      lines.insert(["overrides", source.type, member].joined(separator: "\t"))
    default: break
    }
  }
  return lines
}

if wantsRelations {
  print(relations().sorted().joined(separator: "\n"))
  exit(0)
}

// A member is as new as the newest type around it.
var introduced: [String: Int] = [:]
for symbol in symbols { introduced[symbol.path] = symbol.introduced }

func effective(_ symbol: Symbol) -> Int {
  var newest = symbol.introduced
  for count in 1..<max(1, symbol.pathComponents.count) {
    let outer = symbol.pathComponents.prefix(count).joined(separator: ".")
    newest = max(newest, introduced[outer] ?? 0)
  }
  return newest
}

var lines: Set<String> = []
for symbol in symbols where symbol.spi != true && !symbol.isUnavailable {
  guard symbol.kind.identifier != "swift.extension" else { continue }
  guard !overridden.contains(symbol.identifier.precise) else { continue }
  let version = effective(symbol)
  let since = version <= 1400 ? "-" : "\(version / 100).\(version % 100)"
  lines.insert(
    [
      symbol.type.isEmpty ? "-" : symbol.type,
      symbol.pathComponents.last ?? "", since, symbol.kind.identifier,
      symbol.docComment == nil ? "bare" : "documented", symbol.place,
    ].joined(separator: "\t")
  )
}
print(lines.sorted().joined(separator: "\n"))
