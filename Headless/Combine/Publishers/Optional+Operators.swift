// What is known from the value alone is worked out at once; without one nothing follows either.

extension Optional.Publisher {
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  public func collect() -> Optional<[Output]>.Publisher {
    map { [$0] }
  }

  public func count() -> Optional<Int>.Publisher {
    map { _ in 1 }
  }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher {
    self
  }

  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  public func retry(_ times: Int) -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher {
  public func first() -> Optional<Output>.Publisher {
    self
  }

  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  public func last() -> Optional<Output>.Publisher {
    self
  }

  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "count must not be negative")
    return filter { _ in count == 0 }
  }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return filter { _ in maxLength > 0 }
  }

  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return filter { _ in index == 0 }
  }

  public func output<R: RangeExpression>(
    in range: R
  ) -> Optional<Output>.Publisher where R.Bound == Int {
    filter { _ in range.contains(0) }
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    map { $0 == output }
  }

  public func removeDuplicates() -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Wrapped>.Publisher {
    self
  }

  public func max() -> Optional<Wrapped>.Publisher {
    self
  }
}
