import NavigationCore

// MARK: - What must hold after each step

extension StackModelCheck {
  func compare() throws {
    try expect("The list of problems", world.problems, is: [])
    try expect("The stack", world.entries, is: model.shown)
    try expect("Whether it moves", world.driver.isMoving, is: model.isMoving)
    for (number, record) in records[firstOpen...].enumerated() {
      let number = number + firstOpen
      try expect(record.results.count < 2, "Command \(number) has ended twice.")
      try expect("The result of command \(number)", record.result, is: model.results[number])
    }
    while firstOpen < records.count, records[firstOpen].result != nil { firstOpen += 1 }
    try compareEvents()
    try compareOrder()
  }

  /// The changes that were told lead from one stack to the next without a gap.
  private func compareEvents() throws {
    for entry in world.trace.changes[checkedChanges...] {
      try expect("The stack before a change", entry.change.before, is: mirror)
      try expect(entry.change.before != entry.change.after, "A change changes nothing.")
      mirror = entry.change.after
    }
    checkedChanges = world.trace.changes.count
    guard !model.isMoving else { return }
    try expect("The stack after all changes", mirror, is: model.path)
  }

  /// Commands end in the order of their calls, but for those that waited for a guard.
  private func compareOrder() throws {
    while checkedEnds < world.trace.finished.count {
      let record = world.trace.finished[checkedEnds]
      checkedEnds += 1
      guard let number = record.id.flatMap({ numbers[$0] }), !hasParked.contains(number) else {
        continue
      }
      try expect(number > lastEnd, "Command \(number) has ended after command \(lastEnd).")
      lastEnd = number
    }
  }

  func finish() throws {
    model.mode = .grant
    if model.isSwiping { take(.endSwipe(isFinished: true)) }
    take(.settle)
    while model.oldestParked != nil {
      take(.answer(false))
      take(.settle)
    }
    firstOpen = 0
    try compare()
    try expect("The number of commands that are left", world.driver.runner.count, is: 0)
    try expect("The stack at the end", world.entries, is: model.path)
  }
}
