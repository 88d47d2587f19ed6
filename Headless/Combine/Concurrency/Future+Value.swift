extension Future where Failure == Never {
  @available(iOS 15.0, *)
  nonisolated(nonsending) public final var value: Output {
    get async {
      await withCheckedContinuation {
        (continuation: CheckedContinuation<Transfer<Output>, Never>) in
        whenFulfilled { result in
          switch result {
          case .success(let value): continuation.resume(returning: Transfer(value: value))
          }
        }
      }.value
    }
  }
}

extension Future {
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated(nonsending) public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Transfer<Output>, any Error>) in
        whenFulfilled { result in
          switch result {
          case .success(let value): continuation.resume(returning: Transfer(value: value))
          case .failure(let error): continuation.resume(throwing: error)
          }
        }
      }.value
    }
  }

  /// Nobody cancels this subscription: it holds itself until the result is there.
  private func whenFulfilled(_ take: @escaping (Result<Output, Failure>) -> Void) {
    subscribe(
      Subscribers.Sink(
        receiveCompletion: { if case .failure(let error) = $0 { take(.failure(error)) } },
        receiveValue: { take(.success($0)) }
      )
    )
  }
}
