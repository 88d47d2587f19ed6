import CoreSupport
import Foundation
import NavigationCore
import Testing

@MainActor
struct FakeStackModelTests {
  /// The seed of the run: `NAVIGATION_SEED` sets another one.
  private var seed: UInt64 {
    ProcessInfo.processInfo.environment["NAVIGATION_SEED"].flatMap { UInt64($0) } ?? 20_261_130
  }

  @Test
  func `100,000 random steps on the fake container agree with the model`() {
    print("The model test on the fake container runs from seed \(seed).")
    let run = StackModelRun(seed: seed, scripts: 1000, steps: 100) { $0(FakeWorld()) }

    let failure = run.firstFailure()

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test
  func `a failing script is cut down to what makes it fail`() {
    let script = StackStep.script(seed: 7, count: 200) + [.setRoot, .tapBack, .setRoot]

    let shortest = StackShrinker.shrink(script) { steps in
      steps.contains(.setRoot) && steps.contains(.tapBack)
    }

    #expect(shortest.count == 2)
    #expect(Set(shortest) == [.setRoot, .tapBack])
  }

  @Test
  func `a driver that loses a command is found and printed as a script`() throws {
    let run = StackModelRun(seed: 1, scripts: 20, steps: 100) { body in
      let world = FakeWorld()
      world.container.habits.drops = 1
      body(world)
    }

    let failure = try #require(run.firstFailure())

    #expect(failure.hasPrefix("Seed 1 fails at step 0: "))
    #expect(failure.split(separator: "\n").count == 4)
  }

  /// Scripts that once disagreed with the model, cut down.
  nonisolated static let scripts: [[StackStep]] = [
    [
      .push(isAnimated: false), .foreignOrder(5),
      .setPath(keeping: 4, adding: 0, isAnimated: true), .endMotion, .tapBack,
    ],
    [
      .push(isAnimated: false), .tapBack, .setPath(keeping: 1, adding: 1, isAnimated: true),
      .pop(5, isAnimated: true), .endMotion, .push(isAnimated: false), .pushAgain(4), .settle,
      .foreignOrder(5), .pop(5, isAnimated: false),
      .setPath(keeping: 4, adding: 0, isAnimated: true), .endMotion, .tapBack, .tapBack,
    ],
  ]

  @Test(arguments: scripts)
  func `a command counts, though taps back follow inside its transition`(script: [StackStep]) {
    let run = StackModelRun(seed: 0, scripts: 0, steps: 0) { $0(FakeWorld()) }

    let failure = run.failure(of: script)

    #expect(failure == nil)
  }

  @Test
  func `a seed decides its script`() {
    #expect(StackStep.script(seed: 5, count: 50) == StackStep.script(seed: 5, count: 50))
    #expect(StackStep.script(seed: 5, count: 50) != StackStep.script(seed: 6, count: 50))
  }
}
