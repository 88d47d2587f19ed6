/// What a list selects, whatever the type.
struct ListSelection {
  let isMultiple: Bool
  let read: () -> Set<AnyHashable>
  let write: (Set<AnyHashable>) -> Void
  /// The value of a tag, if it is of the selection's type.
  let value: (TagValue) -> AnyHashable?

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isMultiple = false
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { binding.wrappedValue = $0.first.flatMap { $0.base as? Value } }
    value = { $0.value(as: Value.self).map { AnyHashable($0) } }
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isMultiple = true
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    value = { $0.value(as: Value.self).map { AnyHashable($0) } }
  }
}
