import NavigationCore

extension StackContract {
  /// Guards, and the end of the container.
  static let ends: [StackContract] = [
    StackContract("a guard that says no ends the command and changes nothing") { world in
      let root = world.entries
      let ids = world.build(2)
      var asked: [[NavigationEntryID]] = []
      world.driver.permission = { change, _ in
        asked.append(change.removed)
        return .denied
      }

      let pop = world.submit(.popToRoot)

      try expect("The result", pop.result, is: false)
      try expect("The refusal", pop.refusal, is: nil)
      try expect("What was asked", asked, is: [[ids[1], ids[0]]])
      try expect("The stack", world.entries, is: root + ids)
    },
    StackContract("a forced command asks no guard") { world in
      let root = world.entries
      _ = world.build(2)
      world.driver.permission = { _, _ in .denied }

      let pop = world.submit(.popToRoot, isForced: true)
      world.settle()

      try expect("The result", pop.result, is: true)
      try expect("The stack", world.entries, is: root)
    },
    StackContract("a guard that thinks holds nobody up, and its command comes back") { world in
      let root = world.entries
      _ = world.build(1)
      var asked = 0
      world.driver.permission = { _, _ in
        asked += 1
        return .pending
      }

      let pop = world.submit(.pop(1))
      let push = world.push()
      world.settle()
      try expect("The result of the other", push.record.result, is: true)
      try expect("The result while asking", pop.result, is: nil)
      try expect("The number of questions", asked, is: 1)
      let id = try id(of: pop)
      world.driver.answer(id, isGranted: true)
      world.settle()

      // The top is another one by now: the guard is asked again.
      try expect("The number of questions", asked, is: 2)
      world.driver.answer(id, isGranted: true)
      world.settle()
      try expect("The result", pop.result, is: true)
      try expect("The number of screens", world.entries.count, is: root.count + 1)
    },
    StackContract("an answer of no ends the parked command") { world in
      _ = world.build(1)
      let count = world.entries.count
      world.driver.permission = { _, _ in .pending }

      let pop = world.submit(.pop(1))
      world.driver.answer(try id(of: pop), isGranted: false)

      try expect("The result", pop.result, is: false)
      try expect("The number of screens", world.entries.count, is: count)
    },
    StackContract("commands of a stack that goes away end, each once") { world in
      _ = world.build(1)
      let first = world.push()
      let second = world.push()

      world.close()
      world.settle()

      // UIKit ends what runs when the stack leaves the window, before it lets it go.
      try expect("The ends of the running one", first.record.results.count, is: 1)
      try expect("The ends of the waiting one", second.record.results.count, is: 1)
      let late = world.submit(.pop(1))
      try expect("The result of a late one", late.result, is: false)
      try expect("The refusal of a late one", late.refusal, is: .stackIsGone)
    },
  ]

  @MainActor
  private static func id(of record: CommandRecord) throws -> CommandID {
    guard let id = record.id else { throw ContractFailure(description: "The command has no id.") }
    return id
  }
}
