/// Names a command from its request to its end; later requests have greater ids.
package struct CommandID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (left: CommandID, right: CommandID) -> Bool { left.number < right.number }
}
