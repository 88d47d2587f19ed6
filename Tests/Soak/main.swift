import BridgeSupport
import CoreSupport
internal import Foundation
@_spi(Headless) import UIKit

// Random steps against the model of a stack, far more than a test run takes.

let usage = """
  usage: Soak [SEED]

  Runs 5 million steps on the fake container and 300,000 on headless UIKit, a third of them with
  the other outcome of what is unsettled, from a random seed or from the one given. A script that fails is cut down and printed.

  """

var seed = UInt64.random(in: 0..<1_000_000_000)
if let argument = CommandLine.arguments.dropFirst().first {
  guard let given = UInt64(argument) else {
    let isHelp = ["-h", "--help"].contains(argument)
    let output = isHelp ? FileHandle.standardOutput : FileHandle.standardError
    output.write(Data(usage.utf8))
    exit(isHelp ? 0 : 64)
  }
  seed = given
}

@MainActor
func soak(_ name: String, _ run: StackModelRun) {
  print("\(name): \(run.scripts * run.steps) steps from seed \(run.seed)")
  guard let failure = run.firstFailure() else { return print("\(name): all agree with the model") }
  print(failure)
  exit(1)
}

soak("fake", StackModelRun(seed: seed, scripts: 25_000, steps: 200) { $0(FakeWorld()) })
soak(
  "UIKit, otherwise",
  StackModelRun(seed: seed, scripts: 1_000, steps: 100) { body in
    let stage = Stage()
    stage.otherOutcomes = .all
    stage.perform { body(HeadlessWorld()) }
  }
)
soak(
  "UIKit",
  StackModelRun(seed: seed, scripts: 2_000, steps: 100) { body in
    Stage().perform { body(HeadlessWorld()) }
  }
)
