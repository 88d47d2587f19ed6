import Foundation

/// Expands SwiftUI's macros for the compiler, which asks over the standard input: eight bytes with
/// the length of a message, then the message as JSON.
@main
enum Plugin {
  static func main() {
    while let message = Message.read() {
      Message.write(answer(to: message))
    }
  }

  private static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
    }
    let request =
      message["expandAttachedMacro"] as? [String: Any]
      ?? message["expandFreestandingMacro"] as? [String: Any]
    guard let request else { return expansion(of: "") }
    switch ((request["macro"] as? [String: Any])?["typeName"]) as? String {
    case "EntryMacro":
      let around = request["lexicalContext"] as? [[String: Any]]
      return entry(
        role: request["macroRole"] as? String ?? "",
        in: around?.first?["source"] as? String ?? source("parentDeclSyntax", request),
        source("declSyntax", request)
      )
    default:
      // A preview is for a canvas: without one it is nothing.
      return expansion(of: "")
    }
  }

  private static func source(_ key: String, _ request: [String: Any]) -> String {
    ((request[key] as? [String: Any])?["source"]) as? String ?? ""
  }

  private static func entry(
    role: String,
    in container: String,
    _ declaration: String
  ) -> [String: Any] {
    guard let entry = EntryDeclaration(declaration) else {
      return expansion(of: nil, error: "@Entry needs a variable with a name")
    }
    guard let key = EntryKey(container: container) else {
      return expansion(
        of: nil,
        error: "@Entry macro can only attach to var declarations inside extensions of "
          + "EnvironmentValues, Transaction, ContainerValues, or FocusedValues"
      )
    }
    return expansion(of: role == "accessor" ? entry.accessors : entry.key(key))
  }

  private static func expansion(of source: String?, error: String? = nil) -> [String: Any] {
    var diagnostics: [[String: Any]] = []
    if let error {
      diagnostics.append([
        "message": error, "severity": "error",
        "position": ["fileName": "", "offset": 0],
        "highlights": [], "notes": [], "fixIts": [],
      ])
    }
    var result: [String: Any] = ["diagnostics": diagnostics]
    result["expandedSource"] = source ?? NSNull()
    return ["expandMacroResult": result]
  }
}

/// Messages between the compiler and the plugin.
enum Message {
  static func read() -> [String: Any]? {
    let input = FileHandle.standardInput
    guard let header = try? input.read(upToCount: 8), header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    var body = Data()
    while body.count < length {
      guard let part = try? input.read(upToCount: length - body.count), !part.isEmpty else {
        return nil
      }
      body += part
    }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let length = UInt64(body.count)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) })
    FileHandle.standardOutput.write(header + body)
  }
}
