import Foundation

/// Lets other work of the main actor run until a condition holds, two seconds of real time at most.
///
/// - Returns: Whether the condition holds.
@MainActor
package func eventually(_ condition: () -> Bool) async -> Bool {
  let deadline = Date(timeIntervalSinceNow: 2)
  while !condition() {
    guard Date() < deadline else { return false }
    await Task.yield()
  }
  return true
}
