/// Lets somebody wait for the end of a flow.
///
/// The flow holds it. Whoever waits goes on when it has gone, with what it was told until then: a flow
/// whose stack is thrown away, as with its window, ends without being asked.
///
/// Its end is all that a `deinit` may do: a continuation is resumed from any thread, and nothing else
/// of the flow is touched.
@MainActor
final class FlowWaiter<Output> {
  private let continuation: CheckedContinuation<Void, Never>

  private init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  deinit { continuation.resume() }

  private final class Box {
    var output: Output?
  }

  static func wait(
    _ start: (@escaping @MainActor (Output?) -> Void) -> NavigationFlow<Output>
  ) async -> Output? {
    let box = Box()
    await withCheckedContinuation { continuation in
      let waiter = FlowWaiter(continuation)
      _ = start { output in
        withExtendedLifetime(waiter) { box.output = output }
      }
    }
    return box.output
  }
}
