import NavigationCore

/// What a driver promises on any container: the fake one and the real one.
package struct StackContract: Sendable, CustomStringConvertible {
  package let name: String
  let body: @MainActor (any StackWorld) throws -> Void

  init(_ name: String, _ body: @escaping @MainActor (any StackWorld) throws -> Void) {
    self.name = name
    self.body = body
  }

  package var description: String { name }

  @MainActor
  package func check(on world: any StackWorld) throws {
    try body(world)
    try expect("The list of problems", world.problems, is: [])
  }

  package static let all: [StackContract] = commands + outside + ends
}

extension StackContract {
  private static let commands: [StackContract] = [
    StackContract("a push is on the stack at once and ends with its transition") { world in
      let root = world.entries

      let (id, push) = world.push()

      try expect("The stack", world.entries, is: root + [id])
      try expect("The result before the end", push.result, is: nil)
      world.settle()
      try expect("The result", push.result, is: true)
      try expect("The stack", world.entries, is: root + [id])
    },
    StackContract("commands of one turn run one after the other and end in order") { world in
      let root = world.entries

      let a = world.push()
      let b = world.push()
      let pop = world.submit(.pop(1))
      let c = world.push()
      world.settle()

      try expect("The stack", world.entries, is: root + [a.id, c.id])
      let records = [a.record, b.record, pop, c.record]
      try expect("The results", records.map(\.results), is: Array(repeating: [true], count: 4))
      try expect(
        world.trace.finished.elementsEqual(records, by: ===),
        "The commands ended in another order."
      )
    },
    StackContract("an unanimated command ends inside the call") { world in
      let push = world.push(isAnimated: false)

      try expect("The result", push.record.result, is: true)
    },
    StackContract("off screen a command ends inside the call") { world in
      world.setVisible(false)

      let push = world.push()

      try expect("The result", push.record.result, is: true)
      try expect("The top", world.entries.last, is: push.id)
    },
    StackContract("a pop over several levels is true at once") { world in
      let root = world.entries
      let ids = world.build(3)

      let pop = world.submit(.popTo(ids[0]))

      try expect("The stack", world.entries, is: root + [ids[0]])
      world.settle()
      try expect("The result", pop.result, is: true)
      try expect("What was removed", world.trace.removed, is: [ids[2], ids[1]])
    },
    StackContract("a whole stack is set by one change that keeps what stays") { world in
      let root = world.entries
      let ids = world.build(2)
      let new = world.makeScreen()
      let before = world.trace.changes.count

      let set = world.submit(.set(root + [ids[0], new]))
      world.settle()

      try expect("The stack", world.entries, is: root + [ids[0], new])
      try expect("The result", set.result, is: true)
      try expect("The number of changes", world.trace.changes.count - before, is: 1)
    },
    StackContract("setting the stack that is there does nothing") { world in
      let set = world.submit(.set(world.entries))

      try expect("The result", set.result, is: true)
      try expect("The changes", world.trace.changes, is: [])
    },
    StackContract("what is not possible is refused and changes nothing") { world in
      let root = world.entries
      let missing = world.makeScreen()
      let commands: [StackCommand] = [
        .pop(1), .pop(5), .pop(-1), .popTo(missing), .push(root[0]), .set([]),
        .set([root[0], root[0]]),
      ]

      let records = commands.map { world.submit($0) }

      try expect("The results", records.map(\.results), is: commands.map { _ in [false] })
      let refusals: [StackRefusal] = [
        .nothingToPop(1), .nothingToPop(5), .negativeCount(-1), .notOnStack,
        .alreadyOnStack(root[0]), .emptyStack, .alreadyOnStack(root[0]),
      ]
      try expect("The refusals", records.map(\.refusal), is: refusals)
      try expect("The stack", world.entries, is: root)
    },
    StackContract("one screen pushed twice in a turn is there once") { world in
      let root = world.entries
      let id = world.makeScreen()

      let first = world.submit(.push(id))
      let second = world.submit(.push(id))
      world.settle()

      try expect("The results", [first.result, second.result], is: [true, false])
      try expect("The stack", world.entries, is: root + [id])
    },
    StackContract("popping too far stops at the root") { world in
      let root = world.entries
      _ = world.build(2)

      let pop = world.submit(.pop(9))
      world.settle()

      try expect("The result", pop.result, is: true)
      try expect("The stack", world.entries, is: root)
    },
  ]
}
