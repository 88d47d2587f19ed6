internal import Foundation

// One line a file of benchmarks: its name on the command line, and what runs it.
let suites: [(name: String, run: @MainActor (Report) -> Void)] = [
  ("ground", Ground.run),
  ("bar", BarUpdates.run),
  ("platform", Platform.run),
  ("navigation", Navigation.run),
]

let usage = """
  usage: Benchmarks [NAME]...

  Prints the tables of these parts, or of all: \(suites.map(\.name).joined(separator: ", ")).

  """

let names = CommandLine.arguments.dropFirst()
if let unknown = names.first(where: { name in !suites.contains { $0.name == name } }) {
  let isHelp = ["-h", "--help"].contains(unknown)
  let output = isHelp ? FileHandle.standardOutput : FileHandle.standardError
  output.write(Data(usage.utf8))
  exit(isHelp ? 0 : 64)
}

let report = Report()
for suite in suites where names.isEmpty || names.contains(suite.name) {
  suite.run(report)
}
report.close()
