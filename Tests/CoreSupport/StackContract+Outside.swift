import NavigationCore

extension StackContract {
  /// What a person and the app do behind the driver's back.
  static let outside: [StackContract] = [
    StackContract("a tap back counts once, when its transition has ended") { world in
      let root = world.entries
      let ids = world.build(2)
      let before = world.trace.changes.count

      try expect(world.tapBack(), "The tap had no effect.")

      try expect("The stack during it", world.entries, is: root + ids)
      world.settle()
      try expect("The stack", world.entries, is: root + [ids[0]])
      try expect("The number of changes", world.trace.changes.count - before, is: 1)
      try expect("The cause", world.trace.changes.last?.cause, is: .outside)
    },
    StackContract("the back menu removes several, the top first") { world in
      let root = world.entries
      let ids = world.build(3)

      try expect(world.chooseFromBackMenu(0), "The menu had no effect.")
      world.settle()

      try expect("The stack", world.entries, is: root)
      try expect("What was removed", world.trace.removed, is: ids.reversed())
    },
    StackContract("a cancelled swipe changes nothing") { world in
      let root = world.entries
      let ids = world.build(3)
      let before = world.trace.changes

      try expect(world.beginSwipe(), "The swipe had no effect.")
      try expect("The stack during it", world.entries, is: root + ids)
      world.endSwipe(isFinished: false)
      world.settle()

      try expect("The stack", world.entries, is: root + ids)
      try expect("The changes", world.trace.changes, is: before)
      let push = world.push()
      world.settle()
      try expect("The stack after a push", world.entries, is: root + ids + [push.id])
    },
    StackContract("a finished swipe is one pop") { world in
      let root = world.entries
      let ids = world.build(2)

      try expect(world.beginSwipe(), "The swipe had no effect.")
      world.endSwipe(isFinished: true)
      world.settle()

      try expect("The stack", world.entries, is: root + [ids[0]])
      try expect("What was removed", world.trace.removed, is: [ids[1]])
    },
    StackContract("a command waits for a swipe, however it ends", cancelled: true),
    StackContract("a command waits for a swipe that pops", cancelled: false),
    StackContract("pops that overlap count once, after the last") { world in
      world.allowOverlaps()
      let root = world.entries
      let ids = world.build(3)

      try expect(world.tapBack(), "The first tap had no effect.")
      try expect(world.tapBack(), "The second tap had no effect.")

      try expect("The stack during them", world.entries, is: root + ids)
      world.settle()
      try expect("The stack", world.entries, is: root + [ids[0]])
      try expect("What was removed", world.trace.removed, is: [ids[2], ids[1]])
    },
    StackContract("a tap back inside a command's pop is counted apart") { world in
      world.allowOverlaps()
      let root = world.entries
      let ids = world.build(3)

      let pop = world.submit(.pop(1))
      try expect(world.tapBack(), "The tap had no effect.")
      world.settle()

      try expect("The result", pop.result, is: true)
      try expect("The stack", world.entries, is: root + [ids[0]])
      let last = world.trace.changes.suffix(2)
      try expect("The causes", last.map(\.cause), is: [.navigator, .outside])
    },
    StackContract("a new order counts, though a tap back follows inside its pop") { world in
      world.allowOverlaps()
      let root = world.entries
      let ids = world.build(2)

      let order = world.submit(.set(root + [ids[1], ids[0]]))
      try expect(world.tapBack(), "The tap had no effect.")
      world.settle()

      try expect("The result", order.result, is: true)
      try expect("The stack", world.entries, is: root + [ids[1]])
    },
    StackContract("a command waits behind pops that overlap") { world in
      world.allowOverlaps()
      let root = world.entries
      let ids = world.build(3)

      try expect(world.tapBack(), "The first tap had no effect.")
      let push = world.push()
      try expect(world.tapBack(), "The second tap had no effect.")
      world.settle()

      try expect("The stack", world.entries, is: root + [ids[0], push.id])
      try expect("The result", push.record.result, is: true)
    },
    StackContract("the app's own pushes and pops are followed") { world in
      let root = world.entries

      world.pushForeign(world.makeScreen())
      world.settle()
      try expect("The number of screens", world.entries.count, is: root.count + 1)
      world.popForeign()
      world.settle()

      try expect("The stack", world.entries, is: root)
      try expect("The causes", world.trace.changes.map(\.cause), is: [.outside, .outside])
    },
    StackContract("a command waits for the app's own push") { world in
      let count = world.entries.count

      world.pushForeign(world.makeScreen())
      let push = world.push()
      world.settle()

      try expect("The number of screens", world.entries.count, is: count + 2)
      try expect("The top", world.entries.last, is: push.id)
      try expect("The result", push.record.result, is: true)
    },
    StackContract("the app's own new order is followed") { world in
      let root = world.entries
      let ids = world.build(3)

      world.setForeign(root + [ids[1], ids[0], ids[2]])
      world.settle()
      // No screen has moved, so nobody has told: who asks looks.
      world.driver.reconcile()

      try expect("The stack", world.entries, is: root + [ids[1], ids[0], ids[2]])
    },
  ]

  private init(_ name: String, cancelled: Bool) {
    self.init(name) { world in
      let root = world.entries
      let ids = world.build(2)

      try expect(world.beginSwipe(), "The swipe had no effect.")
      let push = world.push()
      try expect("The result during the swipe", push.record.result, is: nil)
      try expect("The stack during the swipe", world.entries, is: root + ids)
      world.endSwipe(isFinished: !cancelled)
      world.settle()

      try expect("The result", push.record.result, is: true)
      let kept = cancelled ? ids : [ids[0]]
      try expect("The stack", world.entries, is: root + kept + [push.id])
    }
  }
}
