/// The time that one piece of work took, in nanoseconds, over several runs.
struct Samples {
  private let sorted: [Double]

  init(_ samples: [Double]) {
    sorted = samples.sorted()
  }

  var best: Double { sorted.first ?? 0 }
  var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
}

/// How long a piece of work takes, in nanoseconds.
func time(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  work()
  let parts = (clock.now - start).components
  return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
}

/// Measures `runs` runs of `count` repetitions each, after a few that don't count.
///
/// What `reset` does after each repetition isn't measured.
@MainActor
func measure(
  runs: Int = 31,
  count: Int = 1,
  _ work: () -> Void,
  reset: () -> Void = {}
) -> Samples {
  let warmUp = max(3, runs / 10)
  var samples: [Double] = []
  for run in 0..<(warmUp + runs) {
    var total = 0.0
    for _ in 0..<count {
      total += time(work)
      reset()
    }
    if run >= warmUp { samples.append(total / Double(count)) }
  }
  return Samples(samples)
}
