/// The time that one piece of work took, over several runs.
struct Measurement {
  let name: String
  /// In nanoseconds, shortest first.
  let samples: [Double]

  var best: Double { samples.first ?? 0 }
  var median: Double { samples.isEmpty ? 0 : samples[samples.count / 2] }
}

/// Runs `work` without measuring, then measures `runs` runs of `count` repetitions each.
@MainActor
func measure(
  _ name: String,
  count: Int = 1,
  runs: Int = 15,
  warmUp: Int = 3,
  _ work: () throws -> Void
) rethrows -> Measurement {
  for _ in 0..<warmUp { try work() }
  let clock = ContinuousClock()
  var samples: [Double] = []
  for _ in 0..<runs {
    let start = clock.now
    for _ in 0..<count { try work() }
    let parts = (clock.now - start).components
    let nanoseconds = Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
    samples.append(nanoseconds / Double(count))
  }
  return Measurement(name: name, samples: samples.sorted())
}

/// Prints how much longer `measurements` took than the first of them, which is the yardstick.
func printRatios(_ title: String, limit: Double, _ measurements: Measurement...) {
  print("\n\(title)")
  print(row("", "best", "median", "ratio"))
  guard let yardstick = measurements.first else { return }
  for measurement in measurements {
    let ratio = yardstick.median > 0 ? measurement.median / yardstick.median : 0
    let verdict = ratio <= limit ? "" : "  over \(decimal(limit))"
    print(
      row(
        measurement.name,
        duration(measurement.best),
        duration(measurement.median),
        decimal(ratio) + verdict
      )
    )
  }
}

/// Prints one figure beside its limit.
func printFigure(_ title: String, _ value: String, isWithinLimit: Bool, limit: String) {
  print("\n\(title): \(value)  (\(isWithinLimit ? "within" : "OVER") \(limit))")
}

func duration(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1e3: "\(decimal(nanoseconds)) ns"
  case ..<1e6: "\(decimal(nanoseconds / 1e3)) µs"
  case ..<1e9: "\(decimal(nanoseconds / 1e6)) ms"
  default: "\(decimal(nanoseconds / 1e9)) s"
  }
}

private func decimal(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}

private func row(_ name: String, _ best: String, _ median: String, _ ratio: String) -> String {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  return "  " + padded(name, 44) + padded(best, 14) + padded(median, 14) + ratio
}
