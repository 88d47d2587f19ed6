/// One thing that happens to a stack, from whoever.
///
/// Numbers are reduced to what is there when the step is taken, so that any steps make a script.
package enum StackStep: Hashable, Sendable {
  // Commands.
  case push(isAnimated: Bool)
  case pushAgain(Int)
  case pop(Int, isAnimated: Bool)
  case popTo(Int, isForced: Bool)
  case popToMissing
  case popToRoot
  case replaceTop(isAnimated: Bool)
  case setPath(keeping: Int, adding: Int, isAnimated: Bool)
  case setRoot
  // The person.
  case tapBack
  case backMenu(Int)
  case beginSwipe
  case endSwipe(isFinished: Bool)
  // The app.
  case foreignPush
  case foreignPop
  case foreignOrder(Int)
  case hide
  case show
  // Guards.
  case guards(StackGuardMode)
  case answer(Bool)
  // UIKit.
  case drop
  case endMotion
  case settle
}

/// What guards say when they are asked.
package enum StackGuardMode: Hashable, Sendable, CaseIterable {
  case grant, deny, wait
}

/// A source of numbers that a seed decides.
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}

extension StackStep {
  package static func script(seed: UInt64, count: Int) -> [StackStep] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { _ in random(&numbers) }
  }

  private static func random(_ numbers: inout SeededNumbers) -> StackStep {
    let isAnimated = Int.random(in: 0..<4, using: &numbers) > 0
    let number = Int.random(in: 0..<6, using: &numbers)
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<18: return .push(isAnimated: isAnimated)
    case 18..<20: return .pushAgain(number)
    case 20..<27: return .pop(number, isAnimated: isAnimated)
    case 27..<31: return .popTo(number, isForced: !isAnimated)
    case 31: return .popToMissing
    case 32..<34: return .popToRoot
    case 34..<37: return .replaceTop(isAnimated: isAnimated)
    case 37..<43: return .setPath(keeping: number, adding: number % 4, isAnimated: isAnimated)
    case 43: return .setRoot
    case 44..<52: return .tapBack
    case 52..<55: return .backMenu(number)
    case 55..<60: return .beginSwipe
    case 60..<67: return .endSwipe(isFinished: number < 3)
    case 67..<70: return .foreignPush
    case 70..<73: return .foreignPop
    case 73: return .foreignOrder(number)
    case 74: return .hide
    case 75..<77: return .show
    case 77..<80: return .guards(StackGuardMode.allCases[number % 3])
    case 80..<83: return .guards(.grant)
    case 83..<87: return .answer(isAnimated)
    case 87: return .drop
    case 88..<96: return .endMotion
    default: return .settle
    }
  }
}
