internal import Foundation

/// Prints what was measured as tables, each figure beside its target.
@MainActor
final class Report {
  private var rowCount = 0
  private var missed: [String] = []

  /// Begins a table.
  func section(_ title: String) {
    say("\n\(title)")
    say(Self.line("", "yardstick", "measured", "figure", "target"))
  }

  /// How much longer something took than its yardstick.
  func ratio(_ name: String, _ comparison: Comparison, atMost limit: Double) {
    row(
      name,
      duration(comparison.yardstick.median),
      duration(comparison.subject.median),
      decimal(comparison.ratio),
      "≤ \(decimal(limit))",
      isMet: comparison.ratio <= limit
    )
  }

  /// A time, the median of its samples; `known` is what was measured elsewhere, to compare.
  func time(_ name: String, _ samples: Samples, under limit: Double, known: Double? = nil) {
    row(
      name,
      known.map(duration) ?? "",
      "best \(duration(samples.best))",
      duration(samples.median),
      "< \(duration(limit))",
      isMet: samples.median < limit
    )
  }

  /// A number that has to be exactly so.
  func count(_ name: String, _ value: Int, equals target: Int) {
    row(name, "", "", "\(value)", "\(target)", isMet: value == target)
  }

  func count(_ name: String, _ value: Int, atMost limit: Int) {
    row(name, "", "", "\(value)", "≤ \(limit)", isMet: value <= limit)
  }

  /// How far a value is from its yardstick, as a part of it.
  func growth(_ name: String, from old: Int, to new: Int, atMost limit: Double, unit: String) {
    let growth = old > 0 ? Double(new - old) / Double(old) : 0
    row(
      name,
      "\(old) \(unit)",
      "\(new) \(unit)",
      "\(decimal(growth * 100)) %",
      "≤ \(decimal(limit * 100)) %",
      isMet: growth <= limit
    )
  }

  /// A figure without a target.
  func note(_ name: String, _ value: String, measured: String = "") {
    say(Self.line(name, "", measured, value, ""))
  }

  func close() {
    let summary = "\n\(rowCount - missed.count) of \(rowCount) figures are within their targets."
    say(missed.isEmpty ? summary : summary + " Over: \(missed.joined(separator: "; ")).")
  }

  private func row(
    _ name: String,
    _ yardstick: String,
    _ measured: String,
    _ figure: String,
    _ target: String,
    isMet: Bool
  ) {
    rowCount += 1
    if !isMet { missed.append(name) }
    say(Self.line(name, yardstick, measured, figure, target) + (isMet ? "  ok" : "  OVER"))
  }

  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static func line(_ columns: String...) -> String {
    let widths = [52, 12, 16, 12, 12]
    let cells = zip(columns, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + space : space + cell.0
    }
    return "  " + cells.joined(separator: " ")
  }
}

/// A time in a unit that suits it.
func duration(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1e3: "\(decimal(nanoseconds)) ns"
  case ..<1e6: "\(decimal(nanoseconds / 1e3)) µs"
  case ..<1e9: "\(decimal(nanoseconds / 1e6)) ms"
  default: "\(decimal(nanoseconds / 1e9)) s"
  }
}

func decimal(_ value: Double) -> String {
  let hundredths = Int((abs(value) * 100).rounded())
  let fraction = hundredths % 100
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
