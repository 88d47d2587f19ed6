/// Looks for the shortest script that still fails.
@MainActor
package enum StackShrinker {
  /// Tries so many scripts at most.
  package static func shrink(
    _ script: [StackStep],
    tries: Int = 500,
    fails: ([StackStep]) -> Bool
  ) -> [StackStep] {
    var best = script
    var size = max(1, best.count / 2)
    var rest = tries
    while true {
      var hasShrunk = false
      var start = 0
      while start < best.count {
        guard rest > 0 else { return best }
        rest -= 1
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        if fails(shorter) {
          best = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return best }
      size = max(1, size / 2)
    }
  }
}

/// Runs many scripts from one seed.
@MainActor
package struct StackModelRun {
  package let seed: UInt64
  package let scripts: Int
  package let steps: Int
  let makeWorld: @MainActor (_ body: (any StackWorld) -> Void) -> Void

  /// A run whose worlds come from a closure, which hands a fresh one to its argument.
  package init(
    seed: UInt64,
    scripts: Int,
    steps: Int,
    makeWorld: @escaping @MainActor (_ body: (any StackWorld) -> Void) -> Void
  ) {
    self.seed = seed
    self.scripts = scripts
    self.steps = steps
    self.makeWorld = makeWorld
  }

  /// What failed first, as a script that can be run again.
  package func firstFailure() -> String? {
    for number in 0..<scripts {
      let seed = seed &+ UInt64(number)
      let script = StackStep.script(seed: seed, count: steps)
      guard failure(of: script) != nil else { continue }
      let shortest = StackShrinker.shrink(script) { failure(of: $0) != nil }
      let lines = shortest.map { "  .\($0)," }.joined(separator: "\n")
      let text = failure(of: shortest)?.description ?? "nothing on its own"
      return "Seed \(seed) fails at \(text)\n[\n\(lines)\n]"
    }
    return nil
  }

  package func failure(of script: [StackStep]) -> StackModelCheck.Failure? {
    var failure: StackModelCheck.Failure?
    makeWorld { failure = StackModelCheck.run(script, on: $0) }
    return failure
  }
}
