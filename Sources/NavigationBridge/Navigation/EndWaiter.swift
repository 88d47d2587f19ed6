/// Lets somebody wait for the end of a flow or a modal.
///
/// What ends holds it. Whoever waits goes on when it has gone, with what it was told until then: a
/// flow whose stack is thrown away, as with its window, ends without being asked.
///
/// Its end is all that a `deinit` may do: a continuation is resumed from any thread, and nothing else
/// is touched.
@MainActor
final class EndWaiter<Output> {
  private let continuation: CheckedContinuation<Void, Never>

  private init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  deinit { continuation.resume() }

  private final class Box {
    var output: Output?
  }

  static func wait(
    _ start: (@escaping @MainActor (Output?) -> Void) -> some Any
  ) async -> Output? {
    let box = Box()
    await withCheckedContinuation { continuation in
      let waiter = EndWaiter(continuation)
      _ = start { output in
        withExtendedLifetime(waiter) { box.output = output }
      }
    }
    return box.output
  }
}
