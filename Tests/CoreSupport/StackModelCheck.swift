import NavigationCore

/// Drives a world by a script and compares it with the model after each step.
@MainActor
package final class StackModelCheck {
  let world: any StackWorld
  let model: StackModel
  var records: [CommandRecord] = []
  /// Commands before this one have ended and have been compared.
  var firstOpen = 0
  var checkedChanges = 0
  var checkedEnds = 0
  var lastEnd = -1
  var numbers: [CommandID: Int] = [:]
  var mirror: [NavigationEntryID]
  /// Commands that have waited for a guard end out of order.
  var hasParked: Set<Int> = []

  /// A failure of a script: where, and what was wrong.
  package struct Failure: Error, CustomStringConvertible {
    package let index: Int
    package let text: String

    package var description: String { "step \(index): \(text)" }
  }

  private init(_ world: any StackWorld) {
    self.world = world
    model = StackModel(world.entries)
    mirror = world.entries
    world.allowOverlaps()
    world.driver.permission = { [weak self] change, id in
      self?.permission(change, id) ?? .granted
    }
  }

  private func permission(_ change: StackChange, _ id: CommandID) -> StackPermission {
    switch model.mode {
    case .grant: .granted
    case .deny: .denied
    case .wait: .pending
    }
  }

  package static func run(_ script: [StackStep], on world: any StackWorld) -> Failure? {
    let check = StackModelCheck(world)
    var index = 0
    do {
      for step in script {
        check.take(step)
        world.flush()
        check.model.layOut()
        try check.compare()
        index += 1
      }
      try check.finish()
    } catch let failure as ContractFailure {
      return Failure(index: index, text: failure.description)
    } catch {
      return Failure(index: index, text: "\(error)")
    }
    return nil
  }

  // MARK: Steps

  func take(_ step: StackStep) {
    switch step {
    case .push, .pushAgain, .pop, .popTo, .popToMissing, .popToRoot, .replaceTop, .setPath,
      .setRoot:
      takeCommand(step)
    case .tapBack, .backMenu, .beginSwipe, .endSwipe:
      takeGesture(step)
    case .foreignPush, .foreignPop, .foreignOrder:
      takeForeign(step)
    case .hide, .show, .guards, .answer, .drop, .endMotion, .settle:
      takeOther(step)
    }
  }

  private func submit(
    _ command: StackCommand,
    isAnimated: Bool = true,
    isForced: Bool = false,
    _ target: @escaping ([NavigationEntryID]) -> [NavigationEntryID]?
  ) {
    let number = records.count
    // The model first: what the world calls back for must find it ready.
    model.submit(
      StackModel.Command(
        number: number,
        isAnimated: isAnimated,
        isForced: isForced,
        target: target
      )
    )
    noteParked()
    let record = world.submit(command, isAnimated: isAnimated, isForced: isForced)
    if let id = record.id { numbers[id] = number }
    records.append(record)
  }

  private func noteParked() {
    if let parked = model.oldestParked { hasParked.insert(parked) }
  }

  private func takeCommand(_ step: StackStep) {
    let entries = world.entries
    switch step {
    case .push(let isAnimated):
      let id = world.makeScreen()
      submit(.push(id), isAnimated: isAnimated) { $0 + [id] }
    case .pushAgain(let number):
      let id = entries[number % entries.count]
      submit(.push(id)) { $0.contains(id) ? nil : $0 + [id] }
    case .pop(let count, let isAnimated):
      submit(.pop(count), isAnimated: isAnimated) {
        if count == 0 { return $0 }
        return $0.count == 1 ? nil : Array($0.prefix(max(1, $0.count - count)))
      }
    case .popTo(let number, let isForced):
      let id = entries[number % entries.count]
      submit(.popTo(id), isForced: isForced) { path in
        path.firstIndex(of: id).map { Array(path.prefix($0 + 1)) }
      }
    case .popToMissing:
      submit(.popTo(world.makeScreen())) { _ in nil }
    case .popToRoot:
      submit(.popToRoot) { [$0[0]] }
    case .replaceTop(let isAnimated):
      let id = world.makeScreen()
      submit(.replaceTop(id), isAnimated: isAnimated) { $0.dropLast() + [id] }
    case .setPath(let keeping, let adding, let isAnimated):
      let new = Array(entries.prefix(1 + keeping)) + (0..<adding).map { _ in world.makeScreen() }
      submit(.set(new), isAnimated: isAnimated) { _ in new }
    case .setRoot:
      let id = world.makeScreen()
      submit(.set([id])) { _ in [id] }
    default:
      break
    }
  }

  private func takeGesture(_ step: StackStep) {
    // A finger's way takes time: it starts from rest, or taps inside a pop.
    switch step {
    case .tapBack:
      guard model.mayTapBack else { return }
      let count = model.path.count
      if world.tapBack() { model.popByUser(to: count - 1) }
    case .backMenu(let number):
      guard !model.isMoving, model.path.count > 1 else { return }
      let index = number % (model.path.count - 1)
      if world.chooseFromBackMenu(index) { model.popByUser(to: index + 1) }
    case .beginSwipe:
      guard !model.isMoving else { return }
      if world.beginSwipe() { model.beginSwipe() }
    case .endSwipe(let isFinished):
      guard model.isSwiping else { return }
      model.endSwipe(isFinished: isFinished)
      noteParked()
      world.endSwipe(isFinished: isFinished)
    default:
      break
    }
  }

  private func takeForeign(_ step: StackStep) {
    guard !model.isSwiping else { return }
    switch step {
    case .foreignPush:
      let id = world.makeScreen()
      model.changeByApp { $0 + [id] }
      world.pushForeign(id)
    case .foreignPop:
      model.changeByApp { $0.count > 1 ? $0.dropLast() : $0 }
      world.popForeign()
      // A plain controller that goes off screen tells nobody either.
      if !model.isVisible { world.driver.reconcile() }
    case .foreignOrder(let number):
      guard !model.isMoving, model.path.count > 1 else { return }
      var order = model.path
      order.swapAt(number % order.count, (number + 1) % order.count)
      model.changeByApp { _ in order }
      world.setForeign(order)
      // Members that don't move tell nobody: who asks looks.
      world.driver.reconcile()
    default:
      break
    }
  }

  private func takeOther(_ step: StackStep) {
    switch step {
    case .hide:
      guard !model.isSwiping, model.isVisible else { return }
      model.settle()
      noteParked()
      model.isVisible = false
      world.setVisible(false)
    case .show:
      guard !model.isVisible else { return }
      model.isVisible = true
      world.setVisible(true)
    case .guards(let mode):
      model.mode = mode
    case .answer(let isGranted):
      guard let number = model.oldestParked, let id = records[number].id else { return }
      model.answer(isGranted)
      noteParked()
      world.driver.answer(id, isGranted: isGranted)
    case .drop:
      guard !model.isMoving, world.dropNextCall() else { return }
      model.drops = 1
    case .endMotion:
      guard !model.isSwiping else { return }
      model.endMotions()
      noteParked()
      world.endMotion()
    case .settle:
      guard !model.isSwiping else { return }
      model.settle()
      noteParked()
      world.settle()
    default:
      break
    }
  }
}
