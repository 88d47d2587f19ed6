/// The same work done twice: by hand, and by what is measured.
///
/// The two sides take turns, run by run, so that a busy machine slows down both. The ratio is the
/// median of the pairs' ratios.
struct Comparison {
  let yardstick: Samples
  let subject: Samples
  let ratio: Double

  @MainActor
  init(
    runs: Int = 51,
    count: Int = 1,
    yardstick: Work,
    subject: Work
  ) {
    let warmUp = max(3, runs / 10)
    var pairs: [(yardstick: Double, subject: Double)] = []
    for run in 0..<(warmUp + runs) {
      // The one that begins finds colder caches.
      let yardstickFirst = run.isMultiple(of: 2)
      var first = yardstickFirst ? yardstick.time(count) : subject.time(count)
      var second = yardstickFirst ? subject.time(count) : yardstick.time(count)
      if !yardstickFirst { swap(&first, &second) }
      if run >= warmUp { pairs.append((first, second)) }
    }
    self.yardstick = Samples(pairs.map(\.yardstick))
    self.subject = Samples(pairs.map(\.subject))
    ratio = Samples(pairs.map { $0.subject / $0.yardstick }).median
  }

  /// One side: what is measured, and what undoes it.
  @MainActor
  struct Work {
    let run: () -> Void
    let reset: (() -> Void)?

    init(_ run: @escaping () -> Void, reset: (() -> Void)? = nil) {
      self.run = run
      self.reset = reset
    }

    fileprivate func time(_ count: Int) -> Double {
      sample(count: count, run, reset: reset)
    }
  }
}
