/// What a contract found broken.
package struct ContractFailure: Error, CustomStringConvertible {
  package let description: String
}

@MainActor
func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) throws {
  guard !isTrue else { return }
  throw ContractFailure(description: text())
}

@MainActor
func expect<Value: Equatable>(
  _ name: String,
  _ value: Value,
  is wanted: Value
) throws {
  guard value != wanted else { return }
  throw ContractFailure(description: "\(name) is \(value), not \(wanted)")
}
