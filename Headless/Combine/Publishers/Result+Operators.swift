// What is known from the result alone is worked out at once.

extension Result.Publisher {
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    result.mapError(transform).publisher
  }

  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func collect() -> Result<[Output], Failure>.Publisher {
    map { [$0] }
  }

  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  public func first() -> Result<Output, Failure>.Publisher {
    self
  }

  public func last() -> Result<Output, Failure>.Publisher {
    self
  }

  public func min(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Result<Output, Failure>.Publisher {
    self
  }

  public func max(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Result<Output, Failure>.Publisher {
    self
  }

  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Output, Failure>.Publisher {
    self
  }

  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
    self
  }

  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let output): Result<Output, E>.Publisher(output)
    }
  }
}

extension Result.Publisher where Success: Equatable {
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  public func removeDuplicates() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Comparable {
  public func min() -> Result<Output, Failure>.Publisher {
    self
  }

  public func max() -> Result<Output, Failure>.Publisher {
    self
  }
}
