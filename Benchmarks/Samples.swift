internal import Foundation

/// The time that one piece of work took, in nanoseconds, over several runs.
struct Samples {
  private let sorted: [Double]

  init(_ samples: [Double]) {
    sorted = samples.sorted()
  }

  var best: Double { sorted.first ?? 0 }
  var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
}

/// How long a piece of work keeps the processor, in nanoseconds.
///
/// Nothing measured here waits, so on an idle machine this is the time that passes; on a busy one,
/// the work of others doesn't count.
func time(_ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures `runs` runs of `count` repetitions each, after a few that don't count.
///
/// What `reset` does after each repetition isn't measured.
@MainActor
func measure(
  runs: Int = 31,
  count: Int = 1,
  _ work: () -> Void,
  reset: (() -> Void)? = nil
) -> Samples {
  let warmUp = max(3, runs / 10)
  var samples: [Double] = []
  for run in 0..<(warmUp + runs) {
    let sample = sample(count: count, work, reset: reset)
    if run >= warmUp { samples.append(sample) }
  }
  return Samples(samples)
}

/// The time of one repetition out of `count`; what `reset` does between them isn't measured.
@MainActor
func sample(count: Int, _ work: () -> Void, reset: (() -> Void)?) -> Double {
  guard let reset else {
    return time { for _ in 0..<count { work() } } / Double(count)
  }
  var total = 0.0
  for _ in 0..<count {
    total += time(work)
    reset()
  }
  return total / Double(count)
}
