// What is known from the elements alone is worked out at once, as Combine does: the closures run
// when the operator is applied.

extension Publishers.Sequence {
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.map(transform))
  }

  public func compactMap<T>(
    _ transform: (Elements.Element) -> T?
  ) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence(sequence: sequence.compactMap(transform))
  }

  public func replaceNil<T>(
    with output: T
  ) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
    Publishers.Sequence(sequence: sequence.map { $0 ?? output })
  }

  public func filter(
    _ isIncluded: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence(sequence: sequence.filter(isIncluded))
  }

  public func ignoreOutput() -> Empty<Elements.Element, Failure> {
    Empty()
  }

  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Elements.Element) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  public func setFailureType<E: Error>(
    to error: E.Type
  ) -> Publishers.Sequence<Elements, E> where Failure == Never {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }

  public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure>
  where Elements.Element: Equatable {
    var last: Elements.Element?
    return filter { element in
      defer { last = element }
      return element != last
    }
  }
}

// MARK: Parts

extension Publishers.Sequence {
  public func drop(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<DropWhileSequence<Elements>, Failure>(
      sequence: sequence.drop(while: predicate)
    )
  }

  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
  }

  public func prefix(
    _ maxLength: Int
  ) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
  }

  public func prefix(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence(sequence: sequence.prefix(while: predicate))
  }
}

extension Publishers.Sequence where Failure == Never {
  public func first(
    where predicate: (Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    .init(sequence.first(where: predicate))
  }

  public func min(
    by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  public func max(
    by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
  public func min() -> Optional<Elements.Element>.Publisher {
    .init(sequence.min())
  }

  public func max() -> Optional<Elements.Element>.Publisher {
    .init(sequence.max())
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  public func first() -> Optional<Elements.Element>.Publisher {
    .init(sequence.first)
  }

  public func count() -> Just<Int> {
    Just(sequence.count)
  }

  public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  public func last() -> Optional<Elements.Element>.Publisher {
    .init(sequence.last)
  }

  public func last(
    where predicate: (Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

// MARK: One value

extension Publishers.Sequence {
  public func collect() -> Result<[Elements.Element], Failure>.Publisher {
    .init(Array(sequence))
  }

  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Elements.Element) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Elements.Element) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try sequence.reduce(initialResult, nextPartialResult) }.publisher
  }

  public func allSatisfy(
    _ predicate: (Elements.Element) -> Bool
  ) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  public func tryAllSatisfy(
    _ predicate: (Elements.Element) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error> { try sequence.allSatisfy(predicate) }.publisher
  }

  public func contains(
    where predicate: (Elements.Element) -> Bool
  ) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  public func tryContains(
    where predicate: (Elements.Element) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error> { try sequence.contains(where: predicate) }.publisher
  }

  public func contains(
    _ output: Elements.Element
  ) -> Result<Bool, Failure>.Publisher where Elements.Element: Equatable {
    .init(sequence.contains(output))
  }
}

// MARK: More elements

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  public func prepend(
    _ elements: Elements.Element...
  ) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element {
    Publishers.Sequence(sequence: Elements(elements) + sequence)
  }

  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    prepend(publisher.sequence)
  }

  public func append(
    _ elements: Elements.Element...
  ) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element {
    Publishers.Sequence(sequence: sequence + elements)
  }

  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    append(publisher.sequence)
  }
}
