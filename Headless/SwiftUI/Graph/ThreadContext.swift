internal import Foundation

/// What runs on this thread: the node that is evaluated, the transaction of a change.
///
/// State may be read and written from any thread, while views are evaluated on the main actor.
final class ThreadContext {
  /// The node whose evaluation reads state now.
  var node: Node?
  /// Whether views are being updated: state mustn't be written.
  var isUpdating = false
  var transaction: Transaction?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<ThreadContext>.fromOpaque(pointer).release()
    }
    return key
  }()

  static var current: ThreadContext {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadContext>.fromOpaque(pointer).takeUnretainedValue()
    }
    let context = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
    return context
  }
}
